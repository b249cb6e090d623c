import { describe, expect, test } from 'vitest';

import { brand, pricing } from '../../app/brand';
import { pricingCopy } from '../../app/content/pricing-copy';
import { dental } from '../../app/content/trades/dental';
import { trades } from '../../app/content/trades/trades';
import { useSite } from './site';

// Home, its variants, the page of plumbers and the demo call, without scripts.
const site = useSite();
const { perBooking, trialDays, plan } = pricing;
const { product } = brand;
const tel = (phone: string) => `tel:+1${phone.replaceAll('-', '')}`;

async function open(path: string) {
  const { page } = await site.browser.open(path);
  return page;
}

const roi = [
  'monthlyCost',
  'monthlyRevenue',
  'hoursSaved',
  'timeValue',
  'missedCallsCaptured',
  'revenueRecovered',
  'yearlyHours',
  'workDays',
  'extraMinutes',
  'availabilityIncrease',
  'costShareOfRevenue',
  'costShareOfRoi',
  'totalRoi',
];

describe('Home', () => {
  test('has a header that links to prices, questions, articles and About', async () => {
    const page = await open('/');
    const wanted = ['#pricing', '/faq', '/blog', '/about'];
    expect(page.part('header').addresses).toEqual(expect.arrayContaining(wanted));
    expect(page.part('#pricing').text).toContain(`$${perBooking} per booking`);
    expect(page.html).toMatch(/scroll-behavior: ?smooth/);
  });

  test('names several trades next to the headline, which shows one without scripts', async () => {
    const hero = (await open('/')).part('#hero').text;
    expect(hero).toContain('Meet your AI plumbing receptionist');
    expect(hero).toContain(`For plumbers, salons and ${trades.length - 2} more industries.`);
  });

  test('names sixteen kinds of receptionist in its headline', async () => {
    const rotating = (await open('/')).document.querySelector('[data-states]');
    const names: { name: string }[] = JSON.parse(rotating?.getAttribute('data-states') ?? '[]');
    expect(names.map(({ name }) => name).sort()).toEqual([
      'HVAC',
      'appliance repair',
      'auto repair',
      'chiropractic',
      'cleaning',
      'dental',
      'electrical',
      'garage door',
      'hair salon',
      'landscaping',
      'legal',
      'medical clinic',
      'pest control',
      'plumbing',
      'roofing',
      'veterinary',
    ]);
  });

  test('has its sections in the specified order', async () => {
    const sections = (await open('/')).document.querySelectorAll('section[id]');
    expect([...sections].map(({ id }) => id)).toEqual([
      'hero',
      'experience',
      'sample-call',
      'steps',
      'included',
      'pricing',
      'calculator',
      'clients',
      'automate',
      'from-the-blog',
      'disclaimer',
    ]);
  });

  test('offers the trial, its terms and a phone number in its hero', async () => {
    const hero = (await open('/')).part('#hero');
    expect(hero.link('Try Free Tonight')).toBe('/create-agent');
    expect(hero.text).toContain(`${trialDays}-day free trial`);
    expect(hero.text).toContain(`Call us: ${brand.supportPhone}`);
    expect(hero.addresses).toContain(tel(brand.supportPhone));
  });

  test('plays a sample call and shows its result on a calendar', async () => {
    const page = await open('/');
    const experience = page.part('#experience');
    expect(experience.text).toMatch(new RegExp(`Experience ${product}.*dental office`));
    expect(experience.addresses).toContain(tel(brand.sampleLine));
    const call = page.part('#sample-call');
    expect(call.text).toContain('Listen to a Sample Call');
    expect(call.recordings).toHaveLength(1);
    expect(call.find.getByRole('figure', { name: /The Result/ }).querySelectorAll('li')).not.toHaveLength(0);
  });

  test('has three clients and three articles', async () => {
    const page = await open('/');
    const clients = page.part('#clients');
    expect(clients.text).toMatch(
      /What our Clients Say Sample reviews.*Marcus T\..*Landscaper.*Dana M\..*Appliance repair.*Priya N\..*Veterinarian/,
    );
    expect(clients.find.getAllByRole('blockquote')).toHaveLength(3);
    expect(clients.find.getAllByRole('img', { name: 'Five out of five stars' })).toHaveLength(3);
    expect(clients.addresses).toContain('/for/landscaping');
    const articles = page.part('#from-the-blog').addresses.filter((address) => address.startsWith('/blog#'));
    expect(articles).toHaveLength(3);
  });

  test('shows the four steps, what is included and the price', async () => {
    await open('/');
    site.shows(
      /Get Started in 10 Minutes.*Create .* 5 min.*Share Calendar 3 min.*Get Your Number 1 min.*Forward Calls 5 min/,
      /What's Included.*Books the Job.*Spots Emergencies.*Answers Common Questions.*Reschedules and Cancels/,
      /Reschedules and Cancels.*Confirms and Reminds.*Speaks 30\+ Languages/,
      new RegExp(`\\$${perBooking} per booking.*Get Started Today`),
      /Automate\. Save Time\. Grow\. AI Scheduling.*Revenue Gain.*Cost Savings/,
    );
  });

  test('shows the terms of the trial once', async () => {
    const { text } = await open('/');
    expect(text).toContain(brand.tagline);
    expect(text.split(pricingCopy.trial)).toHaveLength(2);
    expect(text.match(/no charge today/g)).toHaveLength(1);
  });

  test('shows a disclaimer that links to the terms', async () => {
    const disclaimer = (await open('/')).part('#disclaimer');
    expect(disclaimer.text).toMatch(
      /Disclaimer.*informational and AI-assisted tools only.*not guaranteed.*own risk.*qualified professional.*Terms of Service/,
    );
    expect(disclaimer.addresses).toContain('/privacy#terms');
  });

  test('has a footer with privacy, questions, About, a phone line and the logo’s author', async () => {
    const footer = (await open('/')).part('footer');
    const wanted = ['/privacy', '/privacy#terms', '/faq', '/about', tel(brand.supportPhone)];
    expect(footer.addresses).toEqual(expect.arrayContaining(wanted));
    expect(footer.link(brand.logoCredit.label)).toBe(brand.logoCredit.href);
    expect(footer.text).toContain(`© ${brand.copyrightYear}`);
    expect(footer.text).toContain(brand.supportHours);
  });

  test('shows the calls of all trades to choose from', async () => {
    const choices = (await open('/')).part('#experience').find.getAllByRole('radio');
    const offered = choices.map((choice) => choice.getAttribute('value'));
    expect(offered).toEqual(expect.arrayContaining(trades.map(({ slug }) => slug)));
  });

  test('shows the chosen call, its result and its trade in the headline', async () => {
    const page = await open('/?call=dental');
    const [{ recording, ticket }] = dental.calls;
    expect(page.part('#experience').field('Dental')).toBe('checked');
    expect(page.heading).toMatch(/dental/i);
    const call = page.part('#sample-call');
    expect(call.recordings).toEqual([recording.src]);
    expect(call.text).toMatch(new RegExp(`The Result.*${ticket.title}`));
    expect(page.link('More for dental offices')).toBe('/for/dental');
  });

  test('shows the first call for an unknown trade', async () => {
    expect((await open('/?call=nothing')).recordings).toEqual(['/sample-call-home.mp3']);
  });
});

describe('the calculator', () => {
  test('shows its defaults', async () => {
    const page = await open('/');
    expect(page.fieldNamed('serviceCost')).toBe('150');
    expect(page.fieldNamed('callMinutes')).toBe('8');
    expect(page.fieldNamed('bookings')).toBe('20');
    expect(page.limitsOf('bookings')).toEqual({ min: '1', max: '120', step: '1' });
    expect(page.fieldNamed('missedPercent')).toBe('30');
    expect(page.limitsOf('missedPercent')).toEqual({ min: '0', max: '80', step: '5' });
    const hours = ['openHour', 'openPeriod', 'closeHour', 'closePeriod'].map((name) => page.fieldNamed(name));
    expect(hours).toEqual(['9', 'AM', '5', 'PM']);
    expect(Object.keys(page.results)).toEqual(expect.arrayContaining(roi));
  });

  test('calculates what its form sends, and keeps it', async () => {
    await open('/');
    const { page } = site.browser;
    expect(page.button('Calculate').closest('form')?.getAttribute('method')).toBe('get');
    const typed = 'serviceCost=275.5&callMinutes=9&bookings=45&missedPercent=52&closeHour=7';
    const { results } = await open(`/?${typed}`);
    const cost = 45 * perBooking;
    const share = (whole: number) => `${Math.round((cost / whole) * 1_000) / 10}%`;
    expect(results).toMatchObject({
      monthlyCost: `$${cost}`,
      monthlyRevenue: '$12,397.50',
      hoursSaved: '6.8',
      timeValue: '$936.70',
      missedCallsCaptured: '23',
      revenueRecovered: '$6,336.50',
      yearlyHours: '81.6',
      workDays: '10.2',
      extraMinutes: '840',
      availabilityIncrease: '140%',
      costShareOfRevenue: share(12_397.5),
      costShareOfRoi: share(7_273.2),
      totalRoi: '$7,273.20',
    });
    site.shows('23 calls × $275.50');
    expect(site.browser.page.fieldNamed('missedPercent')).toBe('50');
    expect(site.browser.page.fieldNamed('serviceCost')).toBe('275.5');
  });

  test('shows results for a query with invalid values', async () => {
    const query = 'serviceCost=abc&callMinutes=&bookings=999&missedPercent=-3&openHour=99';
    const page = await open(`/?${query}`);
    expect(page.find.queryAllByRole('alert')).toEqual([]);
    expect(page.results).toMatchObject({ monthlyRevenue: '$0', monthlyCost: `$${120 * perBooking}` });
    site.shows('Bookings per month: we used 120 instead of 999');
  });

  test('shows the plan with minutes on /backupHome101525', async () => {
    const page = await open('/backupHome101525');
    expect(Object.keys(page.results)).toEqual(expect.arrayContaining([...roi, 'afterHours', 'netGain']));
    expect(page.limitsOf('bookings')).toMatchObject({ min: '1', max: '100' });
    expect(page.limitsOf('missedPercent')).toMatchObject({ min: '0', max: '50' });
    const { monthly, minutes, extraMinute } = plan;
    site.shows(
      new RegExp(`\\$${monthly} a month ${minutes} minutes .*\\$${extraMinute} each.*Enterprise`),
      `costs $${monthly} ${pricingCopy.planMonth}`,
    );
  });
});

test('/plumbing shows its sections', async () => {
  const page = await open('/plumbing');
  expect(page.recordings).toHaveLength(3);
  expect(page.results).toHaveProperty('totalRoi');
  site.shows(
    'The Result',
    /Get Started in 10 Minutes.*5 min .*3 min .*1 min .*5 min /,
    /What's Included.*Tells a Drip From a Flood.*Drive Time Built In.*The Usual Questions.*Jobs That Run Late/,
    `$${perBooking} per booking`,
    brand.tagline,
    /What our Clients Say.*Luis R\..*Karen B\..*Theo W\./,
  );
});

test('/videocreationwhiteboard shows its sections', async () => {
  const page = await open('/videocreationwhiteboard');
  expect(page.recordings).toHaveLength(2);
  expect(page.results).toHaveProperty('totalRoi');
  expect(page.part('#pricing').text).toContain(`$${perBooking} per booking`);
  site.shows(`Talk to ${product} Now`, /5 min .*3 min .*1 min .*5 min /, /Spanish.*French.*Ukrainian.*Malay/);
});

test('/demo-call shows the demo line and the four capabilities', async () => {
  const page = await open('/demo-call');
  site.shows('Smart Scheduling', 'Natural Conversation', 'Emergency Recognition', 'Service Knowledge');
  expect(page.part('main').addresses).toContain(tel(brand.sampleLine));
  expect(page.link(`Create Your Own ${product}`)).toBe('/create-agent');
  expect(page.part('header').addresses).toEqual(expect.arrayContaining(['/#pricing', '/about']));
});
