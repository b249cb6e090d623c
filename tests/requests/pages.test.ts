import { expect, test } from 'vitest';

import { brand } from '../../app/brand';
import { pricingCopy } from '../../app/content/pricing-copy';
import { tradePath, trades } from '../../app/content/trades/trades';
import { useSite } from './site';

// What all public pages have in common, without scripts.
const site = useSite();
const { product } = brand;

async function open(path: string) {
  const { page } = await site.browser.open(path);
  return page;
}

/** The public pages and how their headings start. */
const headings = [
  ['/', 'Meet your AI'],
  ['/alex', 'Meet your AI'],
  ['/jordan', 'Meet your AI'],
  ['/backupHome101525', 'Meet your AI'],
  ['/about', `About ${product}`],
  ['/try-now', `Let’s Create Your ${product}`],
  ['/create-agent', `Let’s Create Your ${product}`],
  ['/create-agent2', `Let’s Create Your ${product}`],
  ['/create-agent3', `Let’s Create Your ${product}`],
  ['/demo/agent/agent_abc1', 'Talk to This Receptionist'],
  ['/faq', 'Frequently Asked Questions'],
  ['/blog', 'The Receptionist’s Corner'],
  ['/blog/roi', 'What Is the ROI of an AI Receptionist?'],
  ['/privacy', 'Terms of Service and Privacy Policy'],
  ['/trial-signup', 'Start Your Free Trial'],
  ['/plumbing', 'You fix the leak.'],
  ['/payment-setup', 'Session Expired'],
  ['/calendar-setup', 'Your Checklist'],
  ['/voice-recording', 'Record a Voice Sample'],
  [`/${brand.slug}`, `Talk to ${product}`],
  ['/testforwarding', 'Forward Your Calls'],
  ['/videocreationwhiteboard', `See ${product} at Work`],
  ['/widget-test', 'The Website Widget'],
  ['/demo-call', `Your ${product} Is Ready to Talk`],
  ['/voice-agent', `Talk to ${product}`],
] as const;

test.each(headings)('%s has the heading “%s”', async (path, heading) => {
  expect((await open(path)).heading).toMatch(new RegExp(`^${heading}`));
});

test('every public page responds with 200 and loads nothing from other sites', async () => {
  for (const [path] of headings) {
    const { document } = await open(path);
    expect([site.browser.status, site.browser.url]).toEqual([200, new URL(path, site.server.url).href]);
    expect(document.title).toContain(product);
    const embedded = 'script, img, iframe, video, audio, source, link[rel=stylesheet], link[rel$=preload]';
    for (const element of document.querySelectorAll(embedded))
      expect(element.getAttribute('src') ?? element.getAttribute('href') ?? '/', path).toMatch(/^\/(?!\/)/);
  }
});

test.each([
  ['/about-us', 301, '/about', null],
  ['/healthz', 200, null, 'application/json'],
  ['/robots.txt', 200, null, 'text/plain'],
  ['/sitemap.xml', 200, null, 'application/xml'],
  ['/widget.js', 200, null, 'javascript'],
  ['/mock-voice-widget.js', 404, null, null],
  ['/mock-checkout', 404, null, null],
  ['/mock-calls', 404, null, null],
] as const)('%s responds with %i', async (path, status, location, type) => {
  const response = await fetch(site.server.url + path, { redirect: 'manual' });
  expect([response.status, response.headers.get('location')]).toEqual([status, location]);
  if (type) expect(response.headers.get('content-type')).toContain(type);
});

test.each(['/FAQ', '/PLUMBING', '/For/Dental', '/Blog/ROI', '/Create-Agent2', '/Create-Agent3', '/TRY-NOW'])(
  '%s, as somebody may type it, shows the same page as in small letters',
  async (path) => {
    const { text } = (await open(path.toLowerCase())).part('main');
    expect((await open(path)).part('main').text).toBe(text);
  },
);

test.each(['GET', 'HEAD'])(
  '%s of a path with a slash at the end is redirected to the page',
  async (method) => {
    const response = await fetch(`${site.server.url}/about/?a=b`, { method, redirect: 'manual' });
    expect([response.status, response.headers.get('location')]).toEqual([301, '/about?a=b']);
  },
);

test('header and footer of every page link to what buyers look for', async () => {
  const wanted = ['/for', '/compare', '/integrations', '/security', '/contact'];
  for (const path of ['/', '/for/dental', '/pricing', '/demo-call']) {
    const page = await open(path);
    expect(page.part('header').addresses).toEqual(expect.arrayContaining(wanted));
    expect(page.part('footer').addresses).toEqual(expect.arrayContaining(wanted));
  }
});

test.each(['/', '/faq', '/for/roofing', '/no-such-page', '/trial-signup'])(
  '%s shows all trades in the footer',
  async (path) => {
    const { addresses } = (await open(path)).part('footer');
    expect(addresses).toEqual(expect.arrayContaining([...trades.map(tradePath), '/for']));
  },
);

test.each(['/', '/faq', '/for/roofing'])(
  '%s shows how to reach a person when the phone is closed',
  async (path) => {
    const footer = (await open(path)).part('footer');
    expect(footer.text).toMatch(/Or email \S+ anytime/);
    expect(footer.addresses).toContain(`mailto:${brand.supportEmail}`);
  },
);

test.each([
  ['/', '/pricing'],
  ['/', '/faq'],
  ['/', '/compare'],
  ['/', '/security'],
  ['/plumbing', '/faq'],
  ['/plumbing', '/security'],
  ['/for/roofing', '/faq'],
  ['/for/roofing', '/security'],
  ['/for/roofing', '/contact'],
  ['/for/dental', '/contact#baa'],
  ['/for/dental', '/integrations'],
  ['/compare', '/contact#baa'],
  ['/compare', '/integrations'],
  ['/pricing', '/contact'],
  ['/about', '/contact'],
  ['/about', '/security'],
  ['/faq', '/contact'],
  ['/no-such-page', '/pricing'],
  ['/no-such-page', '/for'],
])('%s shows a link to %s in its text', async (path, address) => {
  expect((await open(path)).part('main').addresses).toContain(address);
});

test.each([
  ['/', 'serviceCost', '#calculator'],
  ['/pricing', 'serviceCost', '#calculator'],
  ['/for/dental', 'serviceCost', '#calculator'],
  ['/', 'call', '#sample-call'],
  ['/pricing', 'calls', '#bill'],
  ['/compare', 'calls', '#costs'],
])('%s opens at its result after the form with “%s” was sent: at %s', async (path, field, result) => {
  const { document } = await open(path);
  const form = document.querySelector(`main form:has([name="${field}"])`);
  expect(form?.getAttribute('action')).toBe(result);
  expect(document.querySelectorAll(result)).toHaveLength(1);
});

test.each(['/create-agent', '/create-agent2', '/create-agent3', '/try-now'])(
  '%s says before the first step that the setup is free and needs no card',
  async (path) => {
    await open(path);
    site.shows(pricingCopy.tryFirst);
  },
);
