import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';

export interface RunningServer {
  url: string;
  process: ChildProcess;
  /** Everything written to stdout and stderr so far. */
  output: () => string;
  stop: () => Promise<number | null>;
}

const defaultEnv = { NODE_ENV: 'production', PORT: '0', HOST: '127.0.0.1', MOCK_PACE: '0.1' } as const;

/** Ends the server if its test process or worker ends first. */
const endWithTests = new URL('end-with-tests.js', import.meta.url).href;

/** Starts the built production server on a free port. Uses the mock backend unless `variables` sets `BACKEND_URL`. */
export async function startServer(
  variables: Record<string, string> = {},
  cwd = process.cwd(),
): Promise<RunningServer> {
  const backend = variables.BACKEND_URL ? {} : { BACKEND: 'mock' };
  const child = spawn('node', ['--import', endWithTests, 'server/start.js'], {
    cwd,
    env: { PATH: process.env.PATH, ...defaultEnv, ...backend, ...variables },
  });
  let output = '';
  const ready = new Promise<string>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      output += chunk;
      const port = /Ready on http:\/\/localhost:(\d+)/.exec(output)?.[1];
      if (port) resolve(`http://127.0.0.1:${port}`);
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.on('exit', (code) => reject(new Error(`exited with ${code}: ${output}`)));
  });
  return { url: await ready, process: child, output: () => output, stop: () => ended(child, 'SIGKILL') };
}

/** Sends a signal and resolves with the exit code. */
export function ended(child: ChildProcess, signal: NodeJS.Signals): Promise<number | null> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve(child.exitCode);
  return new Promise((resolve) => {
    child.on('exit', (code) => resolve(code));
    child.kill(signal);
  });
}
