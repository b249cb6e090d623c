import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';

export interface RunningServer {
  url: string;
  process: ChildProcess;
  /** What it wrote so far, both streams. */
  output: () => string;
  stop: () => Promise<number | null>;
}

const usual = { NODE_ENV: 'production', PORT: '0', HOST: '127.0.0.1', MOCK_PACE: '0.1' } as const;

/** Starts the production server of the build on a free port, in mock mode unless the variables say otherwise. */
export function startServer(variables?: Record<string, string>, cwd = process.cwd()): Promise<RunningServer> {
  return start(['server/start.js'], /Ready on http:\/\/localhost:(\d+)/, { ...variables }, { cwd });
}

/** Starts it with no more open files than this, sockets included. */
export function startServerWithFiles(
  openFiles: number,
  variables: Record<string, string>,
): Promise<RunningServer> {
  return start(['server/start.js'], /Ready on http:\/\/localhost:(\d+)/, variables, { openFiles });
}

async function start(
  args: string[],
  readyLine: RegExp,
  variables: Record<string, string>,
  { cwd, openFiles }: { cwd?: string; openFiles?: number } = {},
): Promise<RunningServer> {
  const backend = variables.BACKEND_URL ? {} : { BACKEND: 'mock' };
  const limited = ['-c', `ulimit -n ${openFiles} && exec node "$@"`, 'sh', ...args];
  const [command, given] = openFiles ? ['sh', limited] : ['node', args];
  const child = spawn(command, given, {
    ...(cwd ? { cwd } : {}),
    env: { PATH: process.env.PATH, ...usual, ...backend, ...variables },
  });
  let output = '';
  const ready = new Promise<string>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      output += chunk;
      const port = readyLine.exec(output)?.[1];
      if (port) resolve(`http://127.0.0.1:${port}`);
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.on('exit', (code) => reject(new Error(`exited with ${code}: ${output}`)));
  });
  return {
    url: await ready,
    process: child,
    output: () => output,
    stop: () => ended(child, 'SIGKILL'),
  };
}

/** Sends a signal and resolves with the exit code. */
export function ended(child: ChildProcess, signal: NodeJS.Signals): Promise<number | null> {
  if (child.exitCode !== null) return Promise.resolve(child.exitCode);
  return new Promise((resolve) => {
    child.on('exit', (code) => resolve(code));
    child.kill(signal);
  });
}
