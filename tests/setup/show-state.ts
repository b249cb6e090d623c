import type { CDPSession, Page } from '@playwright/test';

import type { ServedPage } from '../markup/page-states';

/** The kinds of request that navigate, or that scripts send. Files are of other kinds and come from the server or the cache. */
const sent = ['Document', 'Fetch', 'XHR', 'Ping'] as const;
const interceptions = new WeakMap<Page, CDPSession>();

/**
 * Shows a state as rendered by the server, and keeps the page from navigating by itself. Playwright's `route` would pass
 * each file through this process, and turn off the cache.
 */
export async function showState(page: Page, { url, html, status, policy }: ServedPage): Promise<void> {
  await interceptions.get(page)?.detach();
  const session = await page.context().newCDPSession(page);
  interceptions.set(page, session);
  const body = Buffer.from(delayRefresh(html)).toString('base64');
  const headers = { 'Content-Type': 'text/html; charset=utf-8', 'Content-Security-Policy': policy };
  const responseHeaders = Object.entries(headers).map(([name, value]) => ({ name, value }));
  session.on('Fetch.requestPaused', ({ requestId, request }) => {
    if (request.url === url)
      void session.send('Fetch.fulfillRequest', { requestId, responseCode: status, responseHeaders, body });
  });
  await session.send('Fetch.enable', { patterns: sent.map((resourceType) => ({ resourceType })) });
  await page.goto(url);
}

/** Postpones a meta refresh: its request would never get a response, and later checks of the page would hang. */
function delayRefresh(html: string): string {
  return html.replace('http-equiv="refresh" content="2; ', 'http-equiv="refresh" content="3600; ');
}

/** Lays out the whole page and stops animations and transitions. */
export async function layOutAll(page: Page): Promise<void> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('*, ::before, ::after { animation: none !important; transition: none !important }');
    document.adoptedStyleSheets.push(sheet);
    return document.documentElement.scrollHeight; // forces layout; requestAnimationFrame doesn't fire without JavaScript
  });
}

/** Doubles the text size like a browser's font size setting, until the returned session is detached. */
export async function enlargeText(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
  return session;
}

/** Doubles the text size like text-only zoom of Firefox and Safari, which media queries ignore, until the returned function is called. */
export async function zoomText(page: Page): Promise<() => Promise<void>> {
  const sheet = await page.evaluateHandle(() => {
    const zoomed = new CSSStyleSheet();
    zoomed.replaceSync('html { font-size: 212.5% }');
    document.adoptedStyleSheets.push(zoomed);
    return zoomed;
  });
  return () => sheet.evaluate((zoomed) => zoomed.replaceSync(''));
}

/** Opens all `<details>` elements. Returns whether any were closed. */
export function openAll(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const closed = document.querySelectorAll<HTMLDetailsElement>('details:not([open])');
    for (const details of closed) details.open = true;
    return closed.length > 0;
  });
}
