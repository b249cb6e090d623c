import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';

import { startServer } from '../setup/server-process';
import { withFaults, pageStates, visitState } from './page-states';

const checker = 'vnu-jar@26.9.27';
const hasJava = spawnSync('java', ['-version']).status === 0;

/** What stands, with the reason. */
const exceptions: { message: RegExp; why: string }[] = [
  {
    message: /^Trailing slash on void elements/,
    why: 'How React spells empty elements; a mention, no fault.',
  },
  {
    message:
      /^CSS: (Unrecognized at-rule “@property”|“(mask|-webkit-mask)”: too few values|“(margin-trim|container-type)”: Property)/,
    why: 'Its CSS parser is older than @property, gradients of one color, margin-trim and container queries.',
  },
  { message: /^CSS: “font-size”: Parse Error/, why: 'The same for the container query unit cqi.' },
];
const isExcepted = (message: string) => exceptions.some((exception) => exception.message.test(message));

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
    .filter(({ message }) => !isExcepted(message))
    .map(
      ({ url = '', message, extract = '' }) => `${names.get(new URL(url).pathname)}: ${message} ${extract}`,
    );
  expect(findings).toEqual([]);
});

/** Writes every page into the folder; their names by their files. */
async function writePages(folder: string): Promise<Map<string, string>> {
  const server = await startServer({ BACKEND: 'mock', ...withFaults });
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
