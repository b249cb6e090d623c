import { describe, expect, test } from 'vitest';

import { brand } from '../../app/brand';
import { fetchFromNewAddress, PlainBrowser } from '../setup/plain-browser';
import { pageText } from '../setup/page-text';
import { customer, reachBusiness } from '../setup/typical-owner';
import { useSite } from './site';

const site = useSite();
const text = () => pageText(site.browser.html);

test.each([
  ['/no/such/page', 404, 'Oops! Page not found', /<a href="\/"[^>]*>Return to Home</],
  ['/casey', 404, 'Oops! Page not found', /<a href="\/"[^>]*>Return to Home</], // not a sales rep
  ['/blog/no-such-article', 404, 'Oops! Page not found', /<a href="\/"[^>]*>Return to Home</],
  [
    '/demo/agent',
    400,
    'Error No agent ID provided',
    /<a href="\/create-agent"[^>]*>Create your receptionist</,
  ],
  [
    '/demo/agent/nobody',
    400,
    'Error No agent ID provided',
    /<a href="\/create-agent"[^>]*>Create your receptionist</,
  ],
  [`/${brand.slug}?agent=javascript:alert(1)`, 400, 'This receptionist isn’t here', /<a href="\/"/],
])('%s responds with %i, an explanation and a link', async (path, status, told, link) => {
  await site.browser.open(path);
  expect(site.browser.status).toBe(status);
  expect(text()).toContain(told);
  expect(site.browser.html).toMatch(link);
  const { headers } = await fetch(site.server.url + path);
  expect(headers.get('X-Robots-Tag'), 'X-Robots-Tag').toBe('noindex');
});

test('a visitor without cookies is asked to allow them and can send the form again', async () => {
  const { browser } = site;
  await browser.post(customer, '/trial-signup');
  expect(text()).toContain('Cookies are needed for this step');
  const { values } = browser.page;
  expect(values).toMatchObject(customer);
  await browser.submit(values);
  expect(browser.url).toContain('/payment-setup');
  expect(text()).toContain('Ana Rivera');
});

describe('a setup that this browser doesn’t have', () => {
  const openElsewhere = async (url: string, cookie?: string) => {
    const other = new PlainBrowser(site.server.url, fetchFromNewAddress());
    if (cookie) other.keep('visitor', cookie);
    await other.open(url);
    return other;
  };

  test('says in a new browser that it is on another device, and links to the start', async () => {
    await reachBusiness(site.browser);
    const other = await openElsewhere(site.browser.url);
    expect(pageText(other.html)).toContain('You started on another device');
    expect(other.html).toMatch(/<a href="\/create-agent"[^>]*>Start over here/);
  });

  test('redirects a browser with a session to the start, and says that it is gone', async () => {
    await reachBusiness(site.browser);
    const session = /visitor=([^;]+)/.exec(site.browser.cookie)?.[1];
    const other = await openElsewhere(site.browser.url, session);
    expect(other.url).toBe(`${site.server.url}/create-agent`);
    expect(pageText(other.html)).toContain('This setup isn’t here anymore');
  });
});
