import { describe, expect, test } from 'vitest';

import { brand, pricing } from '../../app/brand';
import { pageText } from '../setup/page-text';
import { useSite } from './backend-site';

/** What the pages that sell and inform say, as the server serves them: the same with and without scripts. */
const site = useSite();
const { monthly, minutes, extraMinute } = pricing.plan;

async function open(path: string) {
  await site.browser.open(path);
  const html = site.browser.html.replaceAll('<!-- -->', '');
  return { html, text: pageText(html) };
}

/** The part of a page from the element with an id to the next heading of its rank. */
function section(html: string, id: string): string {
  const start = html.indexOf(`id="${id}"`);
  expect(start, `#${id}`).toBeGreaterThan(0);
  return html.slice(start, html.indexOf('<section', start) > 0 ? html.indexOf('<section', start) : undefined);
}

describe('every route', () => {
  for (const [path, id] of [
    ['/', '2.route.1'],
    ['/alex', '2.route.2'],
    ['/jordan', '2.route.2'],
    ['/backupHome101525', '2.route.3'],
    ['/about', '2.route.4'],
    ['/try-now', '2.route.5'],
    ['/create-agent', '2.route.6'],
    ['/create-agent2', '2.route.6'],
    ['/create-agent3', '2.route.6'],
    ['/demo/agent/agent_abc1', '2.route.7'],
    ['/faq', '2.route.8'],
    ['/blog', '2.route.9'],
    ['/privacy', '2.route.10'],
    ['/trial-signup', '2.route.11'],
    ['/payment-setup', '2.route.12'],
    ['/calendar-setup', '2.route.13'],
    ['/voice-recording', '2.route.14'],
    [`/${brand.slug}`, '2.route.15'],
    ['/testforwarding', '2.route.16'],
    ['/videocreationwhiteboard', '2.route.17'],
    ['/widget-test', '2.route.18'],
    ['/plumbing', '2.route.19'],
    ['/demo-call', '2.route.22'],
    ['/voice-agent', '2.route.22'],
  ] as const)
    test(`${path} answers everybody with its page`, { tags: [id, '6.1'] }, async () => {
      const { html } = await open(path);
      expect(site.browser.status).toBe(200);
      expect(site.browser.url).toBe(new URL(path, site.server.url).href);
      expect(html.match(/<h1[\s>]/g)).toHaveLength(1);
    });

  test('has a name that the brand gives it', { tags: ['D.brand'] }, async () => {
    for (const path of ['/', '/about', '/demo-call', '/trial-signup']) {
      const { html } = await open(path);
      expect(/<title>([^<]*)<\/title>/.exec(html)?.[1]).toContain(` | ${brand.product}`);
    }
  });

  test('that a visitor gets something done on is kept by nobody', { tags: ['D.store'] }, async () => {
    for (const path of [
      '/create-agent',
      '/demo/agent/agent_abc1',
      '/trial-signup',
      '/payment-setup',
      '/calendar-setup',
    ])
      expect((await fetch(site.server.url + path)).headers.get('cache-control'), path).toBe('no-store');
  });

  test('asks nothing of anybody else before the visitor acts', { tags: ['D.third-party'] }, async () => {
    for (const path of [
      '/',
      '/plumbing',
      '/about',
      '/faq',
      '/blog',
      '/create-agent',
      '/trial-signup',
      '/testforwarding',
    ]) {
      const { html } = await open(path);
      const loaded = [...html.matchAll(/<(?:script|img|iframe|video|audio|source)[^>]* src="([^"]*)"/g)];
      const linked = [
        ...html.matchAll(/<link[^>]* rel="(?:stylesheet|preload|modulepreload)"[^>]* href="([^"]*)"/g),
      ];
      for (const [, address = ''] of [...loaded, ...linked]) expect(address, path).toMatch(/^\/(?!\/)/);
    }
  });

  test('for machines answers too', { tags: ['D.route.health'] }, async () => {
    for (const [path, type] of [
      ['/healthz', 'application/json'],
      ['/robots.txt', 'text/plain'],
      ['/sitemap.xml', 'application/xml'],
    ] as const) {
      const response = await fetch(site.server.url + path);
      expect([response.status, response.headers.get('content-type')?.split(';')[0]]).toEqual([200, type]);
    }
  });

  test(
    'that links name leads where it should, for good',
    { tags: ['2.route.23', 'D.route.slash'] },
    async () => {
      for (const [path, target] of [
        ['/pricing', '/#pricing'],
        ['/about-us', '/about'],
      ] as const) {
        const response = await fetch(site.server.url + path, { redirect: 'manual' });
        expect([response.status, response.headers.get('location')]).toEqual([301, target]);
      }
      expect((await open('/')).html).toContain('id="pricing"');
    },
  );
});

describe('home', () => {
  test(
    'greets and calls to act',
    { tags: ['2.home.1', '2.home.3', '2.home.4', '2.home.5', '2.home.6', 'D.pitch', '9.price.1'] },
    async () => {
      const { html, text } = await open('/');
      for (const href of ['#pricing', '/faq', '/blog', '/about'])
        expect(html).toMatch(
          new RegExp(`<nav[\\s\\S]*<a[^>]*href="/?${href.replace('/', '/')}"[\\s\\S]*</nav>`),
        );
      expect(html).toMatch(/<a[^>]*href="\/create-agent"[^>]*>Try Free Tonight/);
      expect(html).toMatch(/scroll-behavior: ?smooth/);
      expect(text).toContain(`${pricing.trialDays}-day free trial`);
      expect(text).toContain(brand.tagline);
      expect(html).toContain(`href="tel:+1${brand.supportPhone.replaceAll('-', '')}"`);
      expect(text).toContain(`Experience ${brand.product}`);
      expect(html).toContain(`href="tel:+1${brand.sampleLine.replaceAll('-', '')}"`);
    },
  );

  test('names sixteen kinds of receptionist', { tags: ['2.home.2'] }, async () => {
    const { text } = await open('/');
    const types = [
      ...['plumbing', 'dental', 'HVAC', 'electrical', 'landscaping', 'hair salon', 'veterinary', 'legal'],
      ...['roofing', 'chiropractic', 'appliance repair', 'cleaning', 'pest control', 'medical clinic'],
      ...['garage door', 'auto repair'],
    ];
    expect(types).toHaveLength(16);
    for (const type of types) expect(text).toContain(type);
  });

  test(
    'shows the four steps, the tiles and the price',
    { tags: ['2.home.9', '2.home.10', '2.home.11', '9.time.1', '9.price.1'] },
    async () => {
      const { html, text } = await open('/');
      expect(text).toMatch(
        new RegExp(
          `Get Started in 10 Minutes.*Create ${brand.product} 5 min.*Share Calendar 3 min.*Get Your Number 1 min.*Forward Calls 5 min`,
        ),
      );
      expect(text).toContain("What's Included");
      const tiles = ['Books the Job', 'Spots Emergencies', 'Answers Common Questions'];
      for (const tile of [
        ...tiles,
        'Reschedules and Cancels',
        'Confirms and Reminds',
        'Speaks 30+ Languages',
      ])
        expect(html).toMatch(new RegExp(`<h3[^>]*>${tile.replace('+', '\\+')}<`));
      expect(text).toMatch(new RegExp(`\\$${pricing.perBooking} per booking.*Get Started Today`));
    },
  );

  test(
    'lets clients speak, tells what it is for, and links to articles',
    { tags: ['2.home.13', '2.home.14', '2.home.15'] },
    async () => {
      const { html, text } = await open('/');
      const clients = section(html, 'clients');
      expect(clients.match(/<blockquote/g)).toHaveLength(3);
      expect(clients).toMatch(/Landscaper[\s\S]*Appliance repair/);
      expect(clients.match(/5 (out )?of 5|Five stars|five stars|5 stars/gi)).toHaveLength(3);
      expect(text).toMatch(/Automate\. Save Time\. Grow\. AI Scheduling.*Revenue Gain.*Cost Savings/);
      const articles = section(html, 'from-the-blog');
      expect(articles.match(/href="\/blog"/g)).toHaveLength(3);
    },
  );

  test(
    'ends with the disclaimer and the footer',
    { tags: ['2.home.16', '2.home.17', '2.route.21', '9.support'] },
    async () => {
      const { html, text } = await open('/');
      expect(text).toMatch(
        /Disclaimer.*informational and AI-assisted tools only.*not guaranteed.*own risk.*qualified professional.*Terms of Service/,
      );
      expect(html).toContain('href="/privacy#terms"');
      const footer = html.slice(html.indexOf('<footer'));
      for (const part of [
        'href="/privacy',
        'href="/faq"',
        'href="/about"',
        brand.logoCredit.label,
        brand.supportPhone,
      ])
        expect(footer).toContain(part);
      expect(pageText(footer)).toContain('© 2025');
      expect(pageText(footer)).toContain('Monday to Friday 8am-5pm CST');
    },
  );

  test(
    'of the plan shows its price',
    { tags: ['2.route.3', '9.price.2', 'D.route.plan', '3.roi.3'] },
    async () => {
      const { html, text } = await open('/backupHome101525');
      expect(text).toMatch(
        new RegExp(`\\$${monthly} a month ${minutes} minutes .*\\$${extraMinute} each.*Enterprise Custom`),
      );
      for (const name of ['afterHours', 'netGain']) expect(html).toContain(`<output name="${name}"`);
    },
  );

  test(
    'has a calculator with the inputs, ranges and outputs of the specification',
    { tags: ['3.roi.1', '3.roi.2', '2.home.12', 'D.calculator.2', '5.23', '5.24', '5.25'] },
    async () => {
      const { html } = await open('/');
      const input = (name: string) =>
        new RegExp(`<(?:input|select)[^>]*name="${name}"[^>]*>`).exec(html)?.[0] ?? '';
      expect(input('serviceCost')).toContain('value="150"');
      expect(input('callMinutes')).toContain('value="8"');
      for (const part of ['value="20"', 'min="1"', 'max="120"']) expect(input('bookings')).toContain(part);
      for (const part of ['value="30"', 'min="0"', 'max="80"', 'step="5"'])
        expect(input('missedPercent')).toContain(part);
      for (const name of ['openHour', 'openPeriod', 'closeHour', 'closePeriod'])
        expect(input(name)).not.toBe('');
      for (const name of [
        ...[
          'monthlyCost',
          'monthlyRevenue',
          'hoursSaved',
          'timeValue',
          'missedCallsCaptured',
          'revenueRecovered',
        ],
        ...['yearlyHours', 'workDays', 'extraMinutes', 'availabilityIncrease', 'costShareOfRevenue'],
        ...['costShareOfRoi', 'totalRoi'],
      ])
        expect(html).toContain(`<output name="${name}"`);
      const plan = (await open('/backupHome101525')).html;
      expect(plan).toMatch(
        /<input[^>]*max="100"[^>]*name="bookings"|<input[^>]*name="bookings"[^>]*max="100"/,
      );
    },
  );

  test(
    'shows no message for what makes no sense in the calculator',
    { tags: ['5.21', '5.22', '5.26', 'D.calculator.4'] },
    async () => {
      const { html } = await open('/?serviceCost=abc&callMinutes=&bookings=999&missedPercent=-3&openHour=99');
      expect(site.browser.status).toBe(200);
      expect(html).not.toMatch(/<\w[^>]* role="alert"(?![^>]* hidden)/);
      expect(html).toMatch(/<output name="monthlyRevenue"[^>]*>\$0</);
      expect(html).toMatch(new RegExp(`<output name="monthlyCost"[^>]*>\\$${120 * pricing.perBooking}<`));
    },
  );
});

describe('the other pages', () => {
  test(
    'about: mission, founder, way home',
    { tags: ['2.about.1', '2.about.2', '2.about.3', '2.about.4'] },
    async () => {
      const { html, text } = await open('/about');
      expect(text).toContain('Our mission');
      expect(html).toMatch(/<a[^>]*href="\/"[^>]*>Back to Home/);
      expect(html.match(/<details/g)).toHaveLength(1);
      expect(text).toContain('Our Founder');
      expect(text).toContain(`Contact ${brand.founder.name}`);
      expect(html).toContain(`href="mailto:${brand.founder.email}"`);
    },
  );

  test(
    'demo-call: headline, capabilities, ways on',
    { tags: ['2.demo-call.1', '2.demo-call.2', '2.demo-call.4', '2.demo-call.5'] },
    async () => {
      const { html, text } = await open('/demo-call');
      expect(text).toContain(`Your ${brand.product} Is Ready to Talk`);
      for (const capability of [
        'Smart Scheduling',
        'Natural Conversation',
        'Emergency Recognition',
        'Service Knowledge',
      ])
        expect(text).toContain(capability);
      expect(html).toMatch(new RegExp(`<a[^>]*href="/create-agent"[^>]*>Create Your Own ${brand.product}`));
      for (const href of ['/#pricing', '/about']) expect(html).toContain(`href="${href}"`);
    },
  );

  test(
    'the whiteboard: two calls, a widget, four steps, five add-ons, price, calculator',
    {
      tags: [
        '2.whiteboard.2',
        '2.whiteboard.3',
        '2.whiteboard.4',
        '2.whiteboard.5',
        '2.whiteboard.6',
        'D.languages',
      ],
    },
    async () => {
      const { html, text } = await open('/videocreationwhiteboard');
      expect(html.match(/<audio/g)).toHaveLength(2);
      expect(text).toContain(`Talk to ${brand.product} Now`);
      expect(text).toMatch(/5 min .*3 min .*1 min .*5 min /);
      expect(section(html, 'add-ons').match(/<li/g)).toHaveLength(5);
      expect(html).toContain('id="pricing"');
      expect(html).toContain('<output name="totalRoi"');
      expect(text).toMatch(/Spanish.*French.*Ukrainian.*Malay/);
    },
  );

  test(
    'plumbing: call, result, steps, features, price, calculator, testimonials',
    {
      tags: [
        '2.plumbing.1',
        '2.plumbing.2',
        '2.plumbing.3',
        '2.plumbing.4',
        '2.plumbing.5',
        '2.plumbing.6',
        'D.pitch',
      ],
    },
    async () => {
      const { html, text } = await open('/plumbing');
      expect(html.match(/<audio/g)).toHaveLength(1);
      expect(text).toContain('The Result');
      expect(text).toContain('Get Started in 10 Minutes');
      expect(html.match(/<h3/g)?.length).toBeGreaterThanOrEqual(6);
      expect(text).toContain(`$${pricing.perBooking} per booking`);
      expect(text).toContain(brand.tagline);
      expect(html).toContain('<output name="totalRoi"');
      expect(section(html, 'clients').match(/<blockquote/g)).toHaveLength(3);
    },
  );

  test(
    'the questions: the subjects of the specification',
    { tags: ['2.faq.1', '2.faq.2', '2.faq.3', 'D.languages'] },
    async () => {
      const { html, text } = await open('/faq');
      expect(html.match(/<details/g)?.length).toBeGreaterThanOrEqual(16);
      for (const subject of [
        ...[
          `What is ${brand.product}?`,
          'How does it work?',
          'How do I forward my calls?',
          'right for my business',
        ],
        ...['What does it cost?', 'change my phone number', 'free trial work', 'more than one calendar'],
        ...[
          'What does it work with?',
          'talk to a real person',
          'when I need help',
          'How long does setup take?',
        ],
        ...['makes a mistake', 'days I’m closed', 'in an emergency', 'I have staff'],
      ])
        expect(text).toContain(subject);
      expect(text).toContain('Landline or another carrier');
      expect(html).toMatch(
        new RegExp(`<a[^>]*href="/create-agent"[^>]*>Try Now - Free ${pricing.trialDays} Days`),
      );
      expect(html).toMatch(new RegExp(`<a[^>]*href="mailto:${brand.supportEmail}"[^>]*>Contact Support`));
    },
  );

  test(
    'the blog: five dated articles that lead on',
    { tags: ['2.blog.1', '2.blog.2', '2.blog.3', '2.blog.4'] },
    async () => {
      const { html, text } = await open('/blog');
      expect(text).toMatch(/Receptionist’s Corner/);
      expect(html.match(/<time/g)?.length).toBeGreaterThanOrEqual(5);
      for (const subject of ['Attorneys', 'After Hours', 'Fills Your Calendar', 'Numbers', 'ROI'])
        expect(text).toContain(subject);
      expect(html.match(/href="\/create-agent"/g)?.length).toBeGreaterThanOrEqual(5);
      expect(text).toMatch(
        new RegExp(
          `Ready to see the ROI for yourself\\? Start your ${pricing.trialDays}-day free trial today Get Started Now`,
        ),
      );
    },
  );

  test(
    'the legal texts: all sections',
    { tags: ['2.privacy.1', '2.privacy.2', '2.privacy.3', '2.privacy.4', '2.privacy.5', '2.privacy.6'] },
    async () => {
      const { html, text } = await open('/privacy');
      expect(text).toMatch(/[Ll]ast updated 8\/28\/2025/);
      expect(text).toMatch(/data rates may apply.*STOP.*HELP/);
      const terms = html.slice(html.indexOf('id="terms"'), html.indexOf('id="privacy"'));
      expect(terms.match(/<h3[\s>]/g)?.length).toBeGreaterThanOrEqual(8);
      expect(pageText(terms)).toMatch(
        new RegExp(`${pricing.trialDays}[- ]day.*payment provider.*non-refundable.*required by law`),
      );
      expect(text).toMatch(/What we collect.*share.*Deletion.*Children under 13.*California.*Contact/);
      expect(text).toContain(brand.supportEmail);
      expect(html).toMatch(/<a[^>]*href="\/"[^>]*>Return to Home/);
    },
  );

  test(
    'the widget test and the widget pages carry the agent',
    { tags: ['2.embed.1', '2.widget.1', '7.load.2', '2.route.18'] },
    async () => {
      const { text } = await open('/widget-test?agent=agent_rivera1');
      expect(text).toContain('data-agent-id="agent_rivera1"');
      const script = await fetch(`${site.server.url}/widget.js`);
      expect(script.headers.get('content-type')).toContain('javascript');
      expect(await script.text()).toContain('agent');
    },
  );

  test(
    'the forwarding page gives the codes',
    { tags: ['2.forwarding.1', '2.forwarding.2', '9.codes', '3.forwarding'] },
    async () => {
      for (const [type, on, off] of [
        ['unconditional', '*72', '*73'],
        ['busy', '*90', '*91'],
        ['noanswer', '*92', '*93'],
      ] as const) {
        const { html } = await open(`/testforwarding?type=${type}&carrier=standard&number=512-555-0100`);
        expect(html).toContain(`href="tel:${on}5125550100"`);
        expect(html).toContain(`href="tel:${off}"`);
      }
    },
  );
});

test('what stands in for other services is there in mock mode alone', { tags: ['E.client'] }, async () => {
  for (const path of ['/mock-voice-widget.js', '/mock-checkout', '/mock-calls'])
    expect((await fetch(site.server.url + path)).status, path).toBe(404);
});
