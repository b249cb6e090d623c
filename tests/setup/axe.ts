import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';

const fromBuilder = createRequire(createRequire(import.meta.url).resolve('@axe-core/playwright'));
const source = readFileSync(fromBuilder.resolve('axe-core/axe.min.js'), 'utf8');

interface Violation {
  id: string;
  nodes: { html: string; failureSummary?: string }[];
}
declare const axe: {
  run: (root: Document, options: object) => Promise<{ violations: Violation[] }>;
};

/**
 * What axe finds on the page as it stands, frames aside: they are pages of our own. Run by its builder it takes three
 * times as long.
 */
export async function axeViolations(page: Page, runOnly: string[]): Promise<{ id: string; at: string[] }[]> {
  if (await page.evaluate(() => !('axe' in window))) await page.evaluate(source);
  const violations = await page.evaluate(
    async (rules) => (await axe.run(document, { runOnly: rules, resultTypes: ['violations'] })).violations,
    runOnly,
  );
  return violations.map(({ id, nodes }) => ({
    id,
    at: nodes.map(({ html, failureSummary }) => `${html.slice(0, 200)} ${failureSummary}`),
  }));
}
