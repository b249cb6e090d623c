import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import type * as Axe from 'axe-core';

declare const axe: typeof Axe;
declare const ace: {
  Checker: new () => { check: (root: Document, rules: string[]) => Promise<{ results: AceResult[] }> };
};
interface AceResult {
  ruleId: string;
  value: [string, string];
  message: string;
  snippet: string;
}

const axeSource = readFileSync('node_modules/axe-core/axe.min.js', 'utf8');
const aceSource = readFileSync('node_modules/accessibility-checker-engine/ace.js', 'utf8');

/** Axe violations on the current page. Running axe directly is three times as fast as AxeBuilder, which also checks frames. */
export async function axeViolations(page: Page, runOnly: string[]): Promise<{ id: string; at: string[] }[]> {
  if (await page.evaluate(() => !('axe' in window))) await page.evaluate(axeSource);
  return page.evaluate(async (rules) => {
    const { violations } = await axe.run(document, { runOnly: rules, resultTypes: ['violations'] });
    return violations.map(({ id, nodes }) => ({
      id,
      at: nodes.map(({ html, failureSummary }) => `${html.slice(0, 200)} ${failureSummary}`),
    }));
  }, runOnly);
}

/** Violations that IBM's Equal Access engine reports on the current page, each starting with its rule id. */
export async function equalAccessViolations(page: Page): Promise<string[]> {
  await page.evaluate(aceSource);
  return page.evaluate(async () => {
    const { results } = await new ace.Checker().check(document, ['IBM_Accessibility']);
    const failures = results.filter(({ value }) => value[0] === 'VIOLATION' && value[1] === 'FAIL');
    return failures.map(({ ruleId, message, snippet }) => `${ruleId}: ${message} ${snippet}`);
  });
}
