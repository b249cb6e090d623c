import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import type * as Axe from 'axe-core';

interface Violation {
  id: string;
  at: string[];
}
/** A page or a frame. */
type Checked = Pick<Page, 'evaluate'>;
declare const axe: typeof Axe;
declare const inShort: (results: Axe.AxeResults) => Violation[];
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

/** Axe violations on the current page or in a frame, without the frames inside it. By default, runs all rules. */
export async function axeViolations(
  page: Checked,
  runOnly?: string[],
  exceptRule?: string,
): Promise<Violation[]> {
  await startAxe(page);
  const rules = exceptRule ? { [exceptRule]: { enabled: false } } : {};
  return page.evaluate(
    async (options) => inShort(await axe.run(document, { ...options, resultTypes: ['violations'] })),
    { runOnly, rules },
  );
}

/**
 * The contrast violations of texts that look different from all texts in `seen`, to which they are added. Axe takes
 * milliseconds per text, and most look like a text of an earlier page: same class, color and size, on the same
 * backgrounds and positioned elements.
 */
export async function newContrastViolations(page: Checked, seen: Set<string>): Promise<Violation[]> {
  await startAxe(page);
  const { violations, looks } = await page.evaluate(
    async (known) => {
      const background = ({ backgroundColor, backgroundImage, opacity, position }: CSSStyleDeclaration) =>
        `${backgroundColor} ${backgroundImage} ${opacity} ${position}`;
      const plain = 'rgba(0, 0, 0, 0) none 1 static';
      const surroundings = new Map<Element, string>();
      const surroundingsOf = (element: Element): string => {
        const known = surroundings.get(element);
        if (known !== undefined) return known;
        const own = background(getComputedStyle(element));
        const outer = element.parentElement ? surroundingsOf(element.parentElement) : '';
        const all = own === plain ? outer : `${outer} > ${own} ${element.getAttribute('class')}`;
        surroundings.set(element, all);
        return all;
      };
      const lookOf = (element: Element) => {
        const { color, fontSize, fontWeight } = getComputedStyle(element);
        const state = element.matches(':disabled, [aria-disabled=true] *') ? 'disabled' : '';
        return `${element.localName}.${element.getAttribute('class')} ${color} ${fontSize} ${fontWeight} ${state} on ${surroundingsOf(element)}`;
      };
      const hasText = (element: Element) =>
        element.matches('input, select, textarea') ||
        [...element.childNodes].some(({ nodeType, nodeValue }) => nodeType === 3 && nodeValue?.trim());
      const looks = new Set(known);
      const included = [...document.querySelectorAll('body *')].filter((element) => {
        if (!element.checkVisibility({ visibilityProperty: true }) || !hasText(element)) return false;
        const count = looks.size;
        return looks.add(lookOf(element)).size > count;
      });
      if (included.length === 0) return { violations: [], looks: [] };
      const results = await axe.run(
        { include: included },
        { runOnly: ['color-contrast'], resultTypes: ['violations'] },
      );
      return { violations: inShort(results), looks: [...looks] };
    },
    [...seen],
  );
  for (const look of looks) seen.add(look);
  return violations;
}

/** Makes `axe` and `inShort` available on the page. */
async function startAxe(page: Checked): Promise<void> {
  if (await page.evaluate(() => 'axe' in window)) return;
  await page.evaluate(axeSource);
  await page.evaluate(() => {
    const shorten = ({ violations }: Axe.AxeResults): Violation[] =>
      violations.map(({ id, nodes }) => ({
        id,
        at: nodes.map(({ html, failureSummary }) => `${html.slice(0, 200)} ${failureSummary}`),
      }));
    Object.assign(window, { inShort: shorten });
  });
}

/** Violations that IBM's Equal Access engine reports on the current page, each starting with its rule id. */
export async function equalAccessViolations(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => 'ace' in window))) await page.evaluate(aceSource);
  return page.evaluate(async () => {
    const { results } = await new ace.Checker().check(document, ['IBM_Accessibility']);
    const failures = results.filter(({ value }) => value[0] === 'VIOLATION' && value[1] === 'FAIL');
    return failures.map(({ ruleId, message, snippet }) => `${ruleId}: ${message} ${snippet}`);
  });
}
