import type { CDPSession, Page } from '@playwright/test';

import type { ServedPage } from '../markup/page-states';

/** Shows a state as the server sent it, and keeps the page from leading on by itself. */
export async function showState(page: Page, { url, html, status, policy }: ServedPage): Promise<void> {
  await page.unrouteAll();
  await page.route(
    (other) => other.href !== url && !/\.(?!data)\w+$/.test(other.pathname),
    () => undefined,
  );
  await page.route(url, (route) =>
    route.fulfill({
      status,
      contentType: 'text/html; charset=utf-8',
      headers: { 'Content-Security-Policy': policy },
      body: late(html),
    }),
  );
  await page.goto(url);
}

/** A refresh that begins while a page is looked at would stop that for ever, since its request gets no response. */
function late(html: string): string {
  return html.replace('http-equiv="refresh" content="2; ', 'http-equiv="refresh" content="3600; ');
}

/** Has all of the page laid out, and nothing on its way. */
export async function layOutAll(page: Page): Promise<void> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('*, ::before, ::after { animation: none !important; transition: none !important }');
    document.adoptedStyleSheets.push(sheet);
    return document.documentElement.scrollHeight; // laid out at once: where scripts are off no frame calls back
  });
}

/** Text at twice its size, as a browser's own setting makes it, until the session is detached. */
export async function enlargeText(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
  return session;
}

/** Opens what a visitor can open in place, and tells whether there was anything. */
export function openAll(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const closed = document.querySelectorAll<HTMLDetailsElement>('details:not([open])');
    for (const details of closed) details.open = true;
    return closed.length > 0;
  });
}
