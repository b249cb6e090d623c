import { execFileSync, spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import type { TestProject } from 'vitest/node';

import { ensureEngines } from '../setup/engines.js';
import { startServer } from '../setup/server-process';

declare module 'vitest' {
  interface ProvidedContext {
    site: string;
    firefox: { executable: string } | null;
    webkit: { driver: string; browser: string; display: string } | null;
    /** Whether an engine that cannot be had is no failure. */
    optional: boolean;
  }
}

/** Installs the engines where they are missing, tells their versions, starts one server and one display for all. */
export default async function setup({ provide }: TestProject) {
  const { firefox, webkit } = ensureEngines();
  const screen = webkit && (await startScreen(webkit.xvfb));
  console.log(`Firefox: ${versionOf(firefox?.executable)}`);
  console.log(`WebKit: ${versionOf(webkit?.browser, screen?.display)}`);
  const server = await startServer();
  provide('site', server.url);
  provide('firefox', firefox ?? null);
  provide('webkit', webkit && screen ? { ...webkit, display: screen.display } : null);
  provide('optional', process.env.ENGINES === 'optional');
  return async () => {
    await server.stop();
    screen?.process.kill();
  };
}

function versionOf(executable: string | undefined, display = ''): string {
  if (!executable) return 'not here, and it could not be installed';
  const env = { ...process.env, DISPLAY: display };
  return execFileSync(executable, ['--version'], { encoding: 'utf8', env }).trim();
}

/** A screen that nobody sees, of a free number. */
async function startScreen(xvfb: string): Promise<{ display: string; process: ChildProcess }> {
  const child = spawn(xvfb, ['-displayfd', '1', '-screen', '0', '1280x1024x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const number = await new Promise<string>((resolve, reject) => {
    child.stdout.once('data', (chunk: Buffer) => resolve(String(chunk).trim()));
    child.once('exit', (code) => reject(new Error(`Xvfb exited with ${code}`)));
  });
  return { display: `:${number}`, process: child };
}
