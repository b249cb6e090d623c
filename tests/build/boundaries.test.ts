import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { ESLint } from 'eslint';
import { expect, test } from 'vitest';

import { sources } from './sources';

const eslint = new ESLint();

/** The linter's messages about a file with this one import. */
async function complaints(filePath: string, imported: string) {
  const [result] = await eslint.lintText(`import '${imported}';\n`, { filePath });
  return (result?.messages ?? []).filter(({ ruleId }) => !ruleId || /imports/.test(ruleId));
}

test.each([
  ['app/domain/prices.ts', '~/platform/page-handle', 'react'],
  ['app/content/prices.ts', '~/marketing/landing/hero', '~/platform/page-handle'],
  ['app/platform/styles/prices.ts', '~/marketing/landing/hero', '../../marketing/landing/hero'],
  ['app/platform/forms/prices.ts', '../http/receive-form.server', '~/domain/typed-text'],
  ['app/platform/forms/browser/prices.ts', '../../session/flash.server'],
  ['app/platform/telemetry/prices.ts', '~/backend/outcome', '../../backend/outcome', '../http/redis.server'],
  [
    'app/backend/prices.ts',
    '~/analytics/log-step.server',
    '~/session/session.server',
    '~/site/pricing',
    '~/content/samples',
  ],
  ['app/site/prices.tsx', '~/marketing/landing/hero', '~/backend/outcome'],
  ['app/session/prices.ts', '~/analytics/log-step.server', '~/backend/backend.server'],
  ['app/analytics/prices.ts', '~/receptionist/record/agent-record.server'],
  [
    'app/receptionist/trial/prices.ts',
    '~/setup/variants',
    '../../setup/variants',
    '~/backend/backend.server',
  ],
  ['app/setup/prices.ts', '~/receptionist/checklist/checklist.server'],
  ['app/marketing/prices.ts', '~/routes/home'],
  ['app/routes/prices.tsx', '~/routes/home', './home', '~/backend/backend.server'],
  ['app/analytics/prices.enhance.ts', 'react', '~/session/session.server'],
  ['app/analytics/prices.island.tsx', '@remix-run/react', '~/session/session.server'],
])('the linter rejects imports of %s that go the wrong way', async (filePath, ...refused) => {
  for (const imported of refused) expect(await complaints(filePath, imported), imported).not.toEqual([]);
});

test.each([
  ['app/domain/prices.ts', '~/brand'],
  ['app/content/prices.ts', '~/domain/us-states'],
  ['app/platform/http/prices.ts', '../forms/honeypot'],
  ['app/site/prices.tsx', '~/platform/forms/notice', '~/content/trades/trades'],
  ['app/backend/prices.ts', '~/platform/telemetry/log.server', '~/domain/agent-id'],
  ['app/session/prices.ts', '~/platform/cookies/session-cookie.server'],
  ['app/analytics/prices.ts', '~/backend/backend.server', '~/session/session.server'],
  ['app/receptionist/prices.ts', '~/backend/costly-calls.server'],
  ['app/setup/prices.ts', '~/site/pricing', '~/receptionist/record/agent-record.server', './variants'],
  ['app/routes/prices.tsx', '~/setup/variants'],
  ['app/analytics/prices.enhance.ts', './report-step'],
  ['app/analytics/prices.island.tsx', 'react'],
])('the linter accepts the imports of %s', async (filePath, ...allowed) => {
  for (const imported of allowed) expect(await complaints(filePath, imported), imported).toEqual([]);
});

const parts = readdirSync('app', { recursive: true, encoding: 'utf8' }).filter((name) =>
  /\.(enhance\.ts|island\.tsx)$/.test(name),
);

test('each island and enhancement script exports a function with the name of its file', () => {
  for (const part of parts) {
    const words = basename(part).split('.')[0]?.replaceAll('-', '');
    const exported = /export default function (\w+)/.exec(readFileSync(join('app', part), 'utf8'))?.[1];
    expect.soft(exported?.toLowerCase(), part).toBe(words);
  }
});

test('each island is rendered under the name of its file', () => {
  for (const { name, text } of sources(/^app.*\.tsx$/))
    for (const [, island, view] of text.matchAll(/<Island\s[^>]*?name="([\w-]+)"[^>]*?view=\{(\w+)\}/gs))
      expect.soft(text, name).toMatch(new RegExp(`import ${view} from '.*/${island}\\.island'`));
});

test('no two islands or enhancement scripts have the same file name', () => {
  expect(namesUsedTwice(parts)).toEqual([]);
  expect(namesUsedTwice([...parts, 'analytics/copy-button.enhance.ts'])).toEqual(['copy-button.enhance.ts']);
});

function namesUsedTwice(paths: string[]): string[] {
  const names = paths.map((path) => basename(path));
  return names.filter((name, index) => names.indexOf(name) !== index);
}
