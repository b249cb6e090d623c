import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';

import { createMockServer } from './http-server';
import { setLatencyFactor } from './latency';
import { exportState, importState } from './state';

/** `npm run mock-backend` runs the mock backend as a separate process. */
const usage = `npm run mock-backend -- [options]
  --port 4010       port to listen on (0: any free port)
  --host 127.0.0.1  address to listen on
  --key KEY         key that calls must send (default: MOCK_BACKEND_KEY or mock-backend-key)
  --state FILE      keeps agents and idempotency keys in this file across restarts
  --pace 1          factor for simulated delays: 0 responds at once`;

try {
  const options = parseOptions();
  if (options.help) console.log(usage);
  else listen(options);
} catch (error) {
  exitWithError(error);
}

function parseOptions() {
  const { values } = parseArgs({
    options: {
      port: { type: 'string', default: '4010' },
      host: { type: 'string', default: '127.0.0.1' },
      key: { type: 'string', default: process.env.MOCK_BACKEND_KEY ?? 'mock-backend-key' },
      state: { type: 'string' },
      pace: { type: 'string', default: '1' },
      help: { type: 'boolean', default: false },
    },
  });
  if (!/^\d+$/.test(values.port)) throw new Error(`--port ${values.port} is not a number`);
  if (!/^\d*\.?\d+$/.test(values.pace)) throw new Error(`--pace ${values.pace} is not a number`);
  return values;
}

function listen(options: ReturnType<typeof parseOptions>): void {
  setLatencyFactor(Number(options.pace));
  const file = options.state;
  if (file) {
    restoreFrom(file);
    writeState(file);
  }
  const server = createMockServer({ key: options.key, onCall: file ? () => writeState(file) : undefined });
  server.on('error', exitWithError);
  server.listen({ port: Number(options.port), host: options.host }, () => {
    const address = server.address();
    const port = typeof address === 'object' && address ? address.port : options.port;
    console.log(
      `Mock backend on http://${options.host}:${port}/functions/v1, calls at http://${options.host}:${port}/calls`,
    );
  });
}

function restoreFrom(file: string): void {
  if (!existsSync(file)) return;
  try {
    importState(JSON.parse(readFileSync(file, 'utf8')));
  } catch (error) {
    throw new Error(`${file} is not a state file of the mock backend. Delete it or choose another file.`, {
      cause: error,
    });
  }
}

/** Writes to a temporary file first, so that killing the process can't leave a half-written state file. */
function writeState(file: string): void {
  writeFileSync(`${file}.new`, JSON.stringify(exportState()));
  renameSync(`${file}.new`, file);
}

function exitWithError(error: unknown): void {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
