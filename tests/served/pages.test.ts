import { describe, expect, test } from 'vitest';

import { bill, brand, pricing } from '../../app/brand';
import { pageText } from '../setup/page-text';
import { useSite } from './backend-site';

/** What the pages that sell and inform say, as the server serves them: the same with and without scripts. */
const site = useSite();
const { perBooking, trialDays, plan } = pricing;
const { product } = brand;

async function open(path: string) {
  await site.browser.open(path);
  const html = site.browser.html.replaceAll('<!-- -->', '');
  return { html, text: pageText(html) };
}

/** The part of a page from the element with an id to the next section. */
function section(html: string, id: string): string {
  const [, part = ''] = html.split(`id="${id}"`);
  return part.split('<section')[0] ?? '';
}

const tel = (phone: string) => `href="tel:+1${phone.replaceAll('-', '')}"`;
const link = (href: string, label = '') => new RegExp(`<a [^>]*href="${href}"[^>]*>${label}`);
const outputs = (...names: string[]) => names.map((name) => `<output name="${name}"`);
const times = (count: number, part: RegExp) => ({ count, part });

type Part = string | RegExp | { count: number; part: RegExp };

/** Every text is what a reader reads; an expression, a tag and an address are of the markup. */
function expectParts(html: string, parts: Part[]): void {
  const text = pageText(html);
  for (const part of parts)
    if (part instanceof RegExp) expect(html).toMatch(part);
    else if (typeof part === 'object')
      expect(html.match(part.part), String(part.part)).toHaveLength(part.count);
    else expect(/^<|^\w+="/.test(part) ? html : text).toContain(part);
}

describe('every route', () => {
  for (const [id, ...paths] of [
    ['2.route.1', '/'],
    ['2.route.2', '/alex', '/jordan'],
    ['2.route.3', '/backupHome101525'],
    ['2.route.4', '/about'],
    ['2.route.5', '/try-now'],
    ['2.route.6', '/create-agent', '/create-agent2', '/create-agent3'],
    ['2.route.7', '/demo/agent/agent_abc1'],
    ['2.route.8', '/faq'],
    ['2.route.9', '/blog'],
    ['2.route.10', '/privacy'],
    ['2.route.11', '/trial-signup'],
    ['2.route.12', '/payment-setup'],
    ['2.route.13', '/calendar-setup'],
    ['2.route.14', '/voice-recording'],
    ['2.route.15', `/${brand.slug}`],
    ['2.route.16', '/testforwarding'],
    ['2.route.17', '/videocreationwhiteboard'],
    ['2.route.18', '/widget-test'],
    ['2.route.19', '/plumbing'],
    ['2.route.22', '/demo-call', '/voice-agent'],
  ] as const)
    test(`${paths.join()} answers everybody with its page`, { tags: [id, '6.1', 'D.brand'] }, async () => {
      for (const path of paths) {
        const { html } = await open(path);
        expect(site.browser.status).toBe(200);
        expect(site.browser.url).toBe(new URL(path, site.server.url).href);
        expectParts(html, [times(1, /<h1[\s>]/g), new RegExp(`<title>[^<]*${product}`)]);
      }
    });

  test('asks nothing of anybody else before the visitor acts', { tags: ['D.third-party'] }, async () => {
    const widgetless = ['/', '/plumbing', '/about', '/faq', '/blog', '/create-agent', '/trial-signup'];
    for (const path of [...widgetless, '/testforwarding']) {
      const { html } = await open(path);
      const loaded = [...html.matchAll(/<(?:script|img|iframe|video|audio|source)[^>]* src="([^"]*)"/g)];
      const linked = [...html.matchAll(/<link[^>]* rel="(?:stylesheet|\w*preload)"[^>]* href="([^"]*)"/g)];
      for (const [, address = ''] of [...loaded, ...linked]) expect(address, path).toMatch(/^\/(?!\/)/);
    }
  });

  test.each([
    ['/pricing', 301, '/#pricing', null],
    ['/about-us', 301, '/about', null],
    ['/healthz', 200, null, 'application/json'],
    ['/robots.txt', 200, null, 'text/plain'],
    ['/sitemap.xml', 200, null, 'application/xml'],
    ['/mock-voice-widget.js', 404, null, null],
    ['/mock-checkout', 404, null, null],
    ['/mock-calls', 404, null, null],
  ] as const)(
    'or resource at %s is there for whom it should be: %i',
    { tags: ['2.route.23', 'D.route.slash', 'D.route.health', 'E.client'] },
    async (path, status, location, type) => {
      const response = await fetch(site.server.url + path, { redirect: 'manual' });
      expect([response.status, response.headers.get('location')]).toEqual([status, location]);
      if (type) expect(response.headers.get('content-type')).toContain(type);
    },
  );
});

test(
  'the header of Home leads to prices, questions, articles and us',
  { tags: ['2.home.1', '2.route.23'] },
  async () => {
    const { html } = await open('/');
    const [, header = ''] = /<nav aria-label="Main">(.*?)<\/nav>/s.exec(html) ?? [];
    const hrefs = [...header.matchAll(/href="([^"]*)"/g)].map(([, href]) => href);
    expect(hrefs).toEqual(expect.arrayContaining(['#pricing', '/faq', '/blog', '/about']));
    expectParts(html, [/id="pricing"/, /scroll-behavior: ?smooth/]);
  },
);

test(
  'the headline of Home rotates through sixteen kinds of receptionist',
  { tags: ['2.home.2'] },
  async () => {
    const [, types = '[]'] = /data-types="([^"]*)"/.exec((await open('/')).html) ?? [];
    const names: { name: string }[] = JSON.parse(types.replaceAll('&quot;', '"'));
    expect(names.map(({ name }) => name).sort()).toEqual([
      ...['HVAC', 'appliance repair', 'auto repair', 'chiropractic', 'cleaning', 'dental', 'electrical'],
      ...['garage door', 'hair salon', 'landscaping', 'legal', 'medical clinic', 'pest control', 'plumbing'],
      ...['roofing', 'veterinary'],
    ]);
  },
);

test(
  'Home lets three clients speak and shows three articles',
  { tags: ['2.home.13', '2.home.15'] },
  async () => {
    const { html } = await open('/');
    const five = /5 (out )?of 5|five (out of five )?stars/gi;
    const clients = [times(3, /<blockquote/g), times(3, five), /Landscaper[\s\S]*Appliance repair/];
    expectParts(section(html, 'clients'), clients);
    expectParts(section(html, 'from-the-blog'), [times(3, /href="\/blog"/g)]);
  },
);

const roi = [
  ...['monthlyCost', 'monthlyRevenue', 'hoursSaved', 'timeValue', 'missedCallsCaptured', 'revenueRecovered'],
  ...['yearlyHours', 'workDays', 'extraMinutes', 'availabilityIncrease', 'costShareOfRevenue'],
  ...['costShareOfRoi', 'totalRoi'],
];
const steps = `Get Started in 10 Minutes.*Create ${product} 5 min.*Share Calendar 3 min.*Get Your Number 1 min.*Forward Calls 5 min`;
const disclaimer =
  /Disclaimer.*informational and AI-assisted tools only.*not guaranteed.*own risk.*qualified professional.*Terms of Service/;

/** Parts that stand in this order in the text. */
const inOrder: [path: string, tags: string[], RegExp[]][] = [
  [
    '/',
    ['2.home.9', '2.home.10', '2.home.11', '2.home.14', '2.home.16', '2.route.21', '9.time.1', '9.price.1'],
    [
      new RegExp(steps),
      /What's Included.*Books the Job.*Spots Emergencies.*Answers Common Questions.*Reschedules and Cancels.*Confirms and Reminds.*Speaks 30\+ Languages/,
      new RegExp(`\\$${perBooking} per booking.*Get Started Today`),
      /Automate\. Save Time\. Grow\. AI Scheduling.*Revenue Gain.*Cost Savings/,
      disclaimer,
    ],
  ],
  [
    '/backupHome101525',
    ['2.route.3', '9.price.2', 'D.route.plan'],
    [
      new RegExp(
        `\\$${plan.monthly} a month ${plan.minutes} minutes .*\\$${plan.extraMinute} each.*Enterprise Custom`,
      ),
    ],
  ],
  [
    '/videocreationwhiteboard',
    ['2.whiteboard.4', 'D.languages'],
    [/5 min .*3 min .*1 min .*5 min /, /Spanish.*French.*Ukrainian.*Malay/],
  ],
  [
    '/blog',
    ['2.blog.4'],
    [
      new RegExp(
        `Ready to see the ROI for yourself\\? Start your ${trialDays}-day free trial today Get Started Now`,
      ),
    ],
  ],
  [
    '/privacy',
    ['2.privacy.1', '2.privacy.2', '2.privacy.3', '2.privacy.4', '2.privacy.5'],
    [
      /[Ll]ast updated 8\/28\/2025/,
      /data rates may apply.*STOP.*HELP/,
      new RegExp(`${trialDays}[- ]day.*payment provider.*non-refundable.*required by law`),
      /What We Collect.*Share.*Deletion.*Children Under 13.*California.*Contact/,
    ],
  ],
];

for (const [path, tags, parts] of inOrder)
  test(`${path} tells what it is for, in order`, { tags }, async () => {
    const { text } = await open(path);
    for (const part of parts) expect(text).toMatch(part);
  });

const contents: [path: string, tags: string[], Part[]][] = [
  [
    '/',
    ['2.home.3', '2.home.4', '2.home.5', '2.home.6', '2.home.17', 'D.pitch', '9.support'],
    [
      link('/create-agent', 'Try Free Tonight'),
      ...[bill.trial, brand.tagline, `Experience ${product}`, '© 2025', brand.logoCredit.label],
      ...[tel(brand.supportPhone), tel(brand.sampleLine), 'Monday to Friday 8am-5pm CST'],
      ...['href="/privacy#terms"', 'href="/privacy"'],
    ],
  ],
  [
    '/',
    ['3.roi.1', '3.roi.2', '2.home.12', 'D.calculator.2', '5.23', '5.24', '5.25'],
    [
      /<input[^>]* name="serviceCost"[^>]* value="150"/,
      /<input[^>]* name="callMinutes"[^>]* value="8"/,
      /<input[^>]* name="bookings"[^>]* min="1" max="120"[^>]* value="20"/,
      /<input[^>]* name="missedPercent"[^>]* min="0" max="80" step="5"[^>]* value="30"/,
      ...['openHour', 'openPeriod', 'closeHour', 'closePeriod'].map((name) => `<select name="${name}"`),
      ...outputs(...roi),
    ],
  ],
  [
    '/?serviceCost=abc&callMinutes=&bookings=999&missedPercent=-3&openHour=99',
    ['5.21', '5.22', '5.26', 'D.calculator.4'],
    [
      /^(?!.*<\w[^>]* role="alert"(?![^>]* hidden))/s,
      /<output name="monthlyRevenue"[^>]*>\$0</,
      new RegExp(`<output name="monthlyCost"[^>]*>\\$${120 * perBooking}<`),
    ],
  ],
  [
    '/backupHome101525',
    ['3.roi.3', 'D.route.plan', '5.23'],
    [...outputs(...roi, 'afterHours', 'netGain'), /<input[^>]* name="bookings"[^>]* max="100"/],
  ],
  [
    '/about',
    ['2.about.1', '2.about.2', '2.about.3', '2.about.4'],
    [
      ...['Our mission', 'Our Founder', `Contact ${brand.founder.name}`],
      ...[`href="mailto:${brand.founder.email}"`, link('/', 'Back to Home')],
    ],
  ],
  [
    '/demo-call',
    ['2.demo-call.1', '2.demo-call.2', '2.demo-call.4', '2.demo-call.5'],
    [
      ...[`Your ${product} Is Ready to Talk`, 'Smart Scheduling', 'Natural Conversation'],
      ...['Emergency Recognition', 'Service Knowledge', 'href="/#pricing"', 'href="/about"'],
      link('/create-agent', `Create Your Own ${product}`),
    ],
  ],
  [
    '/videocreationwhiteboard',
    ['2.whiteboard.2', '2.whiteboard.3', '2.whiteboard.5', '2.whiteboard.6'],
    [times(2, /<audio/g), `Talk to ${product} Now`, 'id="pricing"', ...outputs('totalRoi')],
  ],
  [
    '/plumbing',
    [
      '2.plumbing.1',
      '2.plumbing.2',
      '2.plumbing.3',
      '2.plumbing.4',
      '2.plumbing.5',
      '2.plumbing.6',
      'D.pitch',
    ],
    [
      times(1, /<audio/g),
      ...['The Result', 'Get Started in 10 Minutes', `$${perBooking} per booking`, brand.tagline],
      ...outputs('totalRoi'),
    ],
  ],
  [
    '/faq',
    ['2.faq.1', '2.faq.2', '2.faq.3', 'D.languages'],
    [
      ...[`What is ${product}?`, 'How does it work?', 'How do I forward my calls?', 'right for my business'],
      ...['What does it cost?', 'change my phone number', 'free trial work', 'more than one calendar'],
      ...[
        'What does it work with?',
        'talk to a real person',
        'when I need help',
        'How long does setup take?',
      ],
      ...[
        'makes a mistake',
        'days I’m closed',
        'in an emergency',
        'I have staff',
        'Landline or another carrier',
      ],
      link('/create-agent', `Try Now - Free ${trialDays} Days`),
      link(`mailto:${brand.supportEmail}`, 'Contact Support'),
    ],
  ],
  [
    '/blog',
    ['2.blog.1', '2.blog.2', '2.blog.3'],
    [
      times(5, /<time/g),
      ...['Receptionist’s Corner', 'Attorneys', 'After Hours', 'Fills Your Calendar', 'Numbers', 'ROI'],
    ],
  ],
  ['/privacy', ['2.privacy.2', '2.privacy.6'], [brand.supportEmail, link('/', 'Return to Home')]],
  [
    '/widget-test?agent=agent_rivera1',
    ['2.embed.1', '2.widget.1', '2.route.18'],
    ['data-agent-id="agent_rivera1"'],
  ],
  ...(
    [
      ['unconditional', '*72', '*73'],
      ['busy', '*90', '*91'],
      ['noanswer', '*92', '*93'],
    ] as const
  ).map(([type, on, off]): [string, string[], Part[]] => [
    `/testforwarding?type=${type}&carrier=standard&number=512-555-0100`,
    ['2.forwarding.1', '2.forwarding.2', '9.codes', '3.forwarding'],
    [`href="tel:${on}5125550100"`, `href="tel:${off}"`],
  ]),
];

for (const [path, tags, parts] of contents)
  test(`${path} shows what it is for: ${tags[0]}`, { tags }, async () =>
    expectParts((await open(path)).html, parts),
  );

test('the embedded script is there for other sites', { tags: ['2.embed.1', '7.load.2'] }, async () => {
  const script = await fetch(`${site.server.url}/widget.js`);
  expect(script.headers.get('content-type')).toContain('javascript');
  expect(await script.text()).toContain('agent');
});
