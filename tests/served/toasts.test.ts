import { expect, test } from 'vitest';

import { toasts } from '../../app/set-up/toasts';
import { addresses } from '../markup/page-states';
import { PlainBrowser } from '../setup/plain-browser';
import { useSite } from './backend-site';

const site = useSite();
const { title } = toasts.setupGone;

/** The cookie of a redirect that shows a toast on the next page. */
async function flashed(): Promise<string> {
  const browser = await new PlainBrowser(site.server.url).open('/create-agent');
  const { headers } = await fetch(`${site.server.url}/create-agent/website?draft=aaaaaaaa`, {
    redirect: 'manual',
    headers: { Cookie: browser.cookie },
  });
  const cookie = headers.getSetCookie().find((header) => header.startsWith('toast='));
  return cookie?.slice('toast='.length, cookie.indexOf(';')) ?? '';
}

test.each([...addresses, '/no-such-page/at-all'])(
  'a toast shows on %s, whichever page a redirect leads to, once',
  { tags: ['E.robust'] },
  async (path) => {
    site.browser.keep('toast', await flashed());
    const main = (await site.browser.open(path)).html.split('<main')[1] ?? '';
    expect(main.split(title)).toHaveLength(2);
    expect((await site.browser.open(path)).html).not.toContain(title);
  },
);

test.each([
  ['Sec-Fetch-Dest', 'empty'],
  ['Sec-Fetch-Dest', 'iframe'],
  ['Sec-Purpose', 'prefetch'],
])('a request with %s: %s leaves it to the next page that somebody looks at', async (name, value) => {
  site.browser.keep('toast', await flashed());
  for (const path of ['/create-agent', '/about'])
    expect((await site.browser.open(path, { [name]: value })).html).not.toContain(title);
  const looked = { 'Sec-Fetch-Dest': 'document', 'Sec-Fetch-Mode': 'navigate' };
  expect((await site.browser.open('/about', looked)).html).toContain(title);
});

test('only this server says what a toast says', async () => {
  for (const forged of ['trial-started', '{"tone":"error","title":"Call us"}', 'eyJhbGciOiJub25lIn0....'])
    expect((await fetch(`${site.server.url}/about`, { headers: { Cookie: `toast=${forged}` } })).status).toBe(
      200,
    );
  site.browser.keep('toast', '{"tone":"error","title":"Call us"}');
  expect((await site.browser.open('/about')).html).not.toContain('data-toast');
});
