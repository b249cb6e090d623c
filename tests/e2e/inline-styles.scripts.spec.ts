import { expect, test } from './fixtures';

test.use({ expectedErrors: ['status of 404'] });

/** Pages whose styles come within them, beside those of the sitemap. */
const unlisted = ['/backupHome101525', '/plumbing', '/no-such-page', '/blog/no-such-article'];

test(
  'a page that brings styles along has all that the stylesheet says of its first screen',
  { tag: ['@E.search'] },
  async ({ page }) => {
    const sitemap = await (await page.request.get('/sitemap.xml')).text();
    const listed = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => url);
    let withStyles = 0;
    for (const url of [...listed, ...unlisted]) {
      await page.goto(url);
      if ((await page.locator('body link[rel=stylesheet]').count()) === 0) continue;
      withStyles += 1;
      const stylesheet = await page.locator('link[rel=stylesheet]').getAttribute('href');
      await expect(page.locator('link[rel=stylesheet]')).toHaveCount(1);
      const text = await (await page.request.get(stylesheet ?? '')).text();
      expect(await page.evaluate(missingRules, text), url).toEqual([]);
    }
    expect(withStyles).toBeGreaterThan(10);
  },
);

/** The rules of the whole stylesheet that apply to an element before its link, in whatever state, and are not in the page. */
async function missingRules(stylesheet: string): Promise<string[]> {
  const whole = new CSSStyleSheet();
  whole.replaceSync(stylesheet);
  const served = new DOMParser().parseFromString(await (await fetch(location.href)).text(), 'text/html');
  const link = served.querySelector('link[rel=stylesheet]');
  const inline = document.querySelector('head > style');
  const own = inline instanceof HTMLStyleElement ? inline.sheet : null;
  const present = new Set(own ? rulesOf(own.cssRules) : []);
  return rulesOf(whole.cssRules).filter((rule) => !present.has(rule) && applies(rule));

  /** Each style rule with the layers and conditions around it. */
  function rulesOf(rules: CSSRuleList, around = ''): string[] {
    return [...rules].flatMap((rule) => {
      if (rule instanceof CSSStyleRule) return [`${around}${rule.cssText}`];
      if (rule instanceof CSSGroupingRule) {
        const prelude = rule.cssText.slice(0, rule.cssText.indexOf('{') + 1);
        return rulesOf(rule.cssRules, around + prelude);
      }
      return [];
    });
  }

  function applies(rule: string): boolean {
    if (/^@layer (properties|theme)|^@media print/.test(rule)) return false; // values of what each sheet uses
    const selector = /(?:^|\{)\s*([^{}]*?)\s*\{[^{}]*\}\s*$/.exec(rule)?.[1] ?? '*';
    const states =
      /::[a-z-]+(\([^()]*\))?|:(hover|focus|focus-visible|focus-within|active|visited|disabled|checked|user-invalid|invalid|target|modal|placeholder-shown|popover-open)\b|\[open\]/g;
    const anyState = selector
      .replace(states, '')
      .replace(/\[([a-z-]+)=[^\]]*\]/g, '[$1]')
      .replace(/(^|[\s>+~,(])(?=$|[\s>+~,)])/g, '$1*');
    return [...served.querySelectorAll(anyState)].some((element) => !isLater(element));
  }

  function isLater(element: Element): boolean {
    return Boolean(link && link.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING);
  }
}
