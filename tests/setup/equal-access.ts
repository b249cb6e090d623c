import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';

const engine = new URL('../../node_modules/accessibility-checker-engine/ace.js', import.meta.url);
let source: Promise<string> | undefined;

interface Result {
  ruleId: string;
  value: [string, string];
  message: string;
  snippet: string;
}
declare const ace: {
  Checker: new () => { check: (root: Document, rules: string[]) => Promise<{ results: Result[] }> };
};

/** What IBM's Equal Access engine calls a violation on the page as it stands, its rule first. */
export async function equalAccessViolations(page: Page): Promise<string[]> {
  source ??= readFile(engine, 'utf8');
  await page.evaluate(await source);
  const results = await page.evaluate(async () => {
    const report = await new ace.Checker().check(document, ['IBM_Accessibility']);
    return report.results.filter(({ value }) => value[0] === 'VIOLATION' && value[1] === 'FAIL');
  });
  return results.map(({ ruleId, message, snippet }) => `${ruleId}: ${message} ${snippet}`);
}
