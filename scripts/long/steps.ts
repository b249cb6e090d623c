import { spawn } from 'node:child_process';
import { createWriteStream, mkdirSync } from 'node:fs';
import { finished } from 'node:stream/promises';

export interface Step {
  name: string;
  command: string;
  variables?: Record<string, string>;
}

export interface Verdict {
  name: string;
  isGreen: boolean;
  seconds: number;
  /** The step's log file. */
  details: string;
}

/** Runs all steps in order, even if some fail. */
export async function* takeSteps(steps: Step[], folder: string): AsyncGenerator<Verdict> {
  mkdirSync(folder, { recursive: true });
  for (const { name, command, variables } of steps) {
    const details = `${folder}/${name}.log`;
    const started = performance.now();
    const isGreen = await succeeds(command, { ...process.env, ...variables }, details);
    yield { name, isGreen, seconds: Math.round((performance.now() - started) / 1_000), details };
  }
}

export function lineOf({ name, isGreen, seconds, details }: Verdict): string {
  const time = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
  return `${name.padEnd(12)} ${isGreen ? 'green' : 'RED  '} ${time.padStart(7)}  ${details}`;
}

async function succeeds(command: string, env: NodeJS.ProcessEnv, details: string): Promise<boolean> {
  const log = createWriteStream(details);
  const child = spawn(command, { shell: true, env, stdio: ['ignore', 'pipe', 'pipe'] });
  child.stdout.pipe(log, { end: false });
  child.stderr.pipe(log, { end: false });
  const code = await new Promise((resolve) => child.on('close', resolve).on('error', resolve));
  await finished(log.end());
  return code === 0;
}
