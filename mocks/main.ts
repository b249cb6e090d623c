import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';

import { createMockServer } from './http-server';
import { setPace } from './pace';
import { remembered, restore } from './state';

/** `npm run mock-backend`: the mock backend as a process of its own. */
const usage = `npm run mock-backend -- [options]
  --port 4010       where it listens (0: any free port)
  --host 127.0.0.1  on which address
  --key KEY         the key that calls must carry (default: MOCK_BACKEND_KEY or mock-backend-key)
  --state FILE      remembers agents and idempotency keys in this file, over restarts
  --pace 1          how long its work takes: 0 answers at once`;

try {
  const given = options();
  if (given.help) console.log(usage);
  else listen(given);
} catch (error) {
  giveUp(error);
}

function options() {
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

function listen(given: ReturnType<typeof options>): void {
  setPace(Number(given.pace));
  const file = given.state;
  if (file) {
    restoreFrom(file);
    writeState(file);
  }
  const server = createMockServer({ key: given.key, ...(file ? { onCall: () => writeState(file) } : {}) });
  server.on('error', giveUp);
  server.listen({ port: Number(given.port), host: given.host }, () => {
    const address = server.address();
    const port = typeof address === 'object' && address ? address.port : given.port;
    console.log(
      `Mock backend on http://${given.host}:${port}/functions/v1, calls at http://${given.host}:${port}/calls`,
    );
  });
}

function restoreFrom(file: string): void {
  if (!existsSync(file)) return;
  try {
    restore(JSON.parse(readFileSync(file, 'utf8')));
  } catch (error) {
    throw new Error(`${file} is not a state that this mock has written: delete it, or name another`, {
      cause: error,
    });
  }
}

/** By way of a second file, so that a process that is ended while it writes leaves a whole one. */
function writeState(file: string): void {
  writeFileSync(`${file}.new`, JSON.stringify(remembered()));
  renameSync(`${file}.new`, file);
}

function giveUp(error: unknown): void {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
