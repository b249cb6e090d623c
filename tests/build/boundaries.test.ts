import { readFileSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { ESLint } from 'eslint';
import { describe, expect, it, test } from 'vitest';

const eslint = new ESLint();

/** What the linter says of the imports of a file that only has this one line. */
async function complaints(filePath: string, line: string): Promise<string[]> {
  const [result] = await eslint.lintText(`${line}\n`, { filePath });
  return (result?.messages ?? []).map(({ ruleId }) => ruleId ?? 'unread').filter((id) => /imports/.test(id));
}

describe('the linter refuses an import against the direction', () => {
  it.each([
    ['app/domain/prices.ts', "import '~/platform/page-handle';"],
    ['app/domain/prices.ts', "import 'react';"],
    ['app/content/prices.ts', "import '~/marketing/testimonial';"],
    ['app/content/prices.ts', "import '~/platform/page-handle';"],
    ['app/platform/styles/prices.ts', "import '~/marketing/testimonial';"],
    ['app/platform/styles/prices.ts', "import '~/content/articles';"],
    ['app/platform/styles/prices.ts', "import '../../marketing/testimonial';"],
    ['app/platform/forms/prices.ts', "import '../http/receive-form.server';"],
    ['app/platform/observation/prices.ts', "import '../backend/outcome';"],
    ['app/platform/forms/browser/prices.ts', "import '../../session/flash.server';"],
    ['app/site/prices.tsx', "import '~/marketing/testimonial';"],
    ['app/visits/prices.ts', "import '~/receptionist/agent-record.server';"],
    ['app/receptionist/prices.ts', "import '~/set-up/variants';"],
    ['app/receptionist/trial/prices.ts', "import '../../set-up/variants';"],
    ['app/set-up/prices.ts', "import '~/receptionist/checklist/checklist';"],
    ['app/marketing/prices.ts', "import '~/routes/home';"],
    ['app/routes/prices.tsx', "import '~/routes/home';"],
    ['app/routes/prices.tsx', "import './home';"],
    ['app/visits/prices.enhance.ts', "import 'react';"],
    ['app/visits/prices.enhance.ts', "import '~/platform/session/visitor.server';"],
    ['app/visits/prices.island.tsx', "import '~/platform/session/visitor.server';"],
    ['app/visits/prices.island.tsx', "import '@remix-run/react';"],
  ])('%s: %s', async (filePath, line) => {
    expect(await complaints(filePath, line)).not.toEqual([]);
  });
});

test('a browser part exports what its file is named after', () => {
  const parts = readdirSync('app', { recursive: true, encoding: 'utf8' }).filter((name) =>
    /\.(enhance\.ts|island\.tsx)$/.test(name),
  );
  expect(parts.length).toBeGreaterThan(20);
  for (const part of parts) {
    const words = basename(part).split('.')[0]?.replaceAll('-', '');
    const exported = /export default function (\w+)/.exec(readFileSync(join('app', part), 'utf8'))?.[1];
    expect.soft(exported?.toLowerCase(), part).toBe(words);
  }
});

describe('the linter allows', () => {
  it.each([
    ['app/domain/prices.ts', "import '~/brand';"],
    ['app/content/prices.ts', "import '~/domain/us-states';"],
    ['app/platform/styles/prices.ts', "import '~/domain/us-states';"],
    ['app/platform/http/prices.ts', "import '../forms/honeypot-field';"],
    ['app/site/prices.tsx', "import '~/platform/forms/toast';"],
    ['app/set-up/prices.ts', "import '~/site/bill';"],
    ['app/set-up/prices.ts', "import '~/receptionist/agent-record.server';"],
    ['app/set-up/prices.ts', "import './variants';"],
    ['app/routes/prices.tsx', "import '~/set-up/variants';"],
    ['app/visits/prices.enhance.ts', "import './report-step';"],
    ['app/visits/prices.island.tsx', "import { useState } from 'react';"],
  ])('%s: %s', async (filePath, line) => {
    expect(await complaints(filePath, line)).toEqual([]);
  });
});
