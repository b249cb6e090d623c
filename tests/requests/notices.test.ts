import { expect, test } from 'vitest';

import { setupNotices } from '../../app/content/notices';
import { addresses } from '../markup/page-states';
import { useSite } from './site';

const site = useSite();
const { title } = setupNotices.setupGone;

/** A redirect that shows a notice on the next page, not followed. */
async function flash(): Promise<void> {
  await site.browser.open('/create-agent');
  const { headers } = await fetch(`${site.server.url}/create-agent/website?draft=aaaaaaaa`, {
    redirect: 'manual',
    headers: { Cookie: site.browser.cookie },
  });
  const [, notice = ''] = /toast=([^;]+)/.exec(headers.getSetCookie().join()) ?? [];
  site.browser.keep('toast', notice);
}

const shown = [...addresses, '/no-such-page/at-all'];
test.each(shown)('a notice is shown on %s once', async (path) => {
  await flash();
  const main = (await site.browser.open(path)).html.split('<main')[1] ?? '';
  expect(main.split(title)).toHaveLength(2);
  expect((await site.browser.open(path)).html).not.toContain(title);
});

test.each([
  ['Sec-Fetch-Dest', 'empty'],
  ['Sec-Fetch-Dest', 'iframe'],
  ['Sec-Purpose', 'prefetch'],
  ['X-Moz', 'prefetch'],
])('a request with %s: %s leaves the notice for the next visible page', async (name, value) => {
  await flash();
  for (const path of ['/create-agent', '/about'])
    expect((await site.browser.open(path, { [name]: value })).html).not.toContain(title);
  const looked = { 'Sec-Fetch-Dest': 'document', 'Sec-Fetch-Mode': 'navigate' };
  expect((await site.browser.open('/about', looked)).html).toContain(title);
});

test('a forged notice cookie shows nothing', async () => {
  for (const forged of ['trial-started', '{"tone":"error","title":"Call us"}', 'eyJhbGciOiJub25lIn0....']) {
    site.browser.keep('toast', forged);
    const { status, html } = await site.browser.open('/about');
    expect([status, html.includes('data-part="notice"')]).toEqual([200, false]);
  }
});
