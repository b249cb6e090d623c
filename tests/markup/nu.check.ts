import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';

import { startServer } from '../setup/server-process';
import { noUploads, pageStates, visitState } from './page-states';

const checker = 'vnu-jar@26.9.27';
const hasJava = spawnSync('java', ['-version']).status === 0;

/** What the checker only mentions: how React spells empty elements. */
const mentioned = /^Trailing slash on void elements/;

interface Message {
  type: 'error' | 'info' | 'non-document-error';
  subType?: 'warning' | 'fatal';
  url?: string;
  message: string;
  extract?: string;
}

test.skipIf(!hasJava)('the Nu checker finds nothing on any page', async () => {
  const names = await writePages(mkdtempSync(join(tmpdir(), 'pages-')));
  const findings = check([...names.keys()])
    .filter(({ message }) => !mentioned.test(message))
    .map(
      ({ url = '', message, extract = '' }) => `${names.get(new URL(url).pathname)}: ${message} ${extract}`,
    );
  expect(findings).toEqual([]);
});

/** Writes every page into the folder; their names by their files. */
async function writePages(folder: string): Promise<Map<string, string>> {
  const server = await startServer({ BACKEND: 'mock', ...noUploads });
  const names = new Map<string, string>();
  for (const [number, state] of pageStates.entries()) {
    const file = join(folder, `${number}.html`);
    writeFileSync(file, (await visitState(server.url, state)).html);
    names.set(file, state.name);
  }
  await server.stop();
  return names;
}

function check(files: string[]): Message[] {
  const run = ['exec', '--yes', '--ignore-scripts', `--package=${checker}`, '--', 'vnu'];
  const report = execFileSync(
    'npm',
    [...run, '--format', 'json', '--stdout', '--exit-zero-always', ...files],
    {
      env: { ...process.env, JAVA_TOOL_OPTIONS: '-Xss4m' },
      maxBuffer: 64 * 1024 * 1024,
      stdio: ['ignore', 'pipe', 'ignore'],
    },
  );
  const { messages }: { messages: Message[] } = JSON.parse(report.toString());
  return messages;
}
