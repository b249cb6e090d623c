import { expect, test } from 'vitest';

import { pricingCopy, brand, pricing } from '../../app/brand';
import { contactTerms, contactTopics } from '../../app/content/contact';
import { dataTerms } from '../../app/content/data-terms';
import { founder as founderSample } from '../../app/content/founder';
import { otherReceptionists } from '../../app/content/other-receptionists';
import { baaSteps, processors, storedData, vendorAnswers } from '../../app/content/stored-data';
import { dental } from '../../app/content/trades/dental';
import { tradeBySlug, tradePath, trades } from '../../app/content/trades/trades';
import { pageText } from '../setup/page-text';
import { useSite } from './site';

// The content of public pages without scripts.
const site = useSite();
const { perBooking, trialDays, plan } = pricing;
const { product, founder } = brand;

async function open(path: string) {
  await site.browser.open(path);
  return site.browser.html.replaceAll('<!-- -->', '').replaceAll('\u00a0', ' ');
}

/** The bill for this many bookings, as part of a pattern. */
const bill = (bookings: number) => `\\$${(bookings * perBooking).toLocaleString('en-US')}`;
const link = (href: string, label = '') => new RegExp(`<a [^>]*href="${href}"[^>]*>${label}`);
const tel = (phone: string) => `href="tel:+1${phone.replaceAll('-', '')}"`;
const outputs = (...names: string[]) => names.map((name) => `<output name="${name}"`);
const times = (count: number, part: RegExp) => ({ count, part });

/** Expects parts of a page: plain text in its visible text, anything with a tag or an attribute in its markup. */
type Part = string | RegExp | { count: number; part: RegExp };

function expectParts(html: string, parts: Part[]): void {
  const whole = (part: string) => (/[<="]/.test(part) ? html : pageText(html));
  for (const part of parts)
    if (part instanceof RegExp) expect(whole(part.source)).toMatch(part);
    else if (typeof part === 'object') expect(html.match(part.part), `${part.part}`).toHaveLength(part.count);
    else expect(whole(part)).toContain(part);
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
  ['/demo/agent/agent_abc1', 'Congratulations!'],
  ['/faq', 'Frequently Asked Questions'],
  ['/blog', 'The Receptionist’s Corner'],
  ['/blog/roi', 'What Is the ROI of an AI Receptionist?'],
  ['/privacy', 'Terms of Service and Privacy Policy'],
  ['/trial-signup', 'Start Your Free Trial'],
  ['/plumbing', 'You fix the leak.'],
  ['/payment-setup', 'Session Expired'],
  ['/calendar-setup', 'Connect Your Calendar'],
  ['/voice-recording', 'Record a Voice Sample'],
  [`/${brand.slug}`, `Talk to ${product}`],
  ['/testforwarding', 'Forward Your Calls'],
  ['/videocreationwhiteboard', `See ${product} at Work`],
  ['/widget-test', 'The Website Widget'],
  ['/demo-call', `Your ${product} Is Ready to Talk`],
  ['/voice-agent', `Talk to ${product}`],
] as const;

test.each(headings)('%s has the heading “%s”', async (path, heading) => {
  const [, shown = ''] = /<h1[^>]*>(.*?)<\/h1>/s.exec(await open(path)) ?? [];
  expect(pageText(shown).trim()).toMatch(new RegExp(`^${heading}`));
});

test('every public page responds with 200 and loads nothing from other sites', async () => {
  for (const [path] of headings) {
    const html = await open(path);
    expect([site.browser.status, site.browser.url]).toEqual([200, new URL(path, site.server.url).href]);
    expectParts(html, [times(1, /<h1[\s>]/g), new RegExp(`<title>[^<]*${product}`)]);
    const loaded = html.matchAll(/<(?:script|img|iframe|video|audio|source)[^>]* src="([^"]*)"/g);
    const linked = html.matchAll(/<link[^>]* rel="(?:stylesheet|\w*preload)"[^>]* href="([^"]*)"/g);
    for (const [, address] of [...loaded, ...linked]) expect(address, path).toMatch(/^\/(?!\/)/);
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

/** The element with this id, up to the next section. */
const section = (html: string, id: string) => html.split(`id="${id}"`)[1]?.split('<section')[0] ?? '';

test('the header of Home links to prices, questions, articles and About', async () => {
  const html = await open('/');
  const [, header = ''] = /<nav aria-label="Main">(.*?)<\/nav>/s.exec(html) ?? [];
  for (const href of ['#pricing', '/faq', '/blog', '/about']) expect(header).toContain(`href="${href}"`);
  expectParts(html, ['id="pricing"']);
  expect(html).toMatch(/scroll-behavior: ?smooth/);
});

test('header and footer of every page link to what buyers look for', async () => {
  for (const path of ['/', '/for/dental', '/pricing', '/demo-call']) {
    const html = await open(path);
    const header = /<nav aria-label="Main">.*?<\/nav>/s.exec(html)?.[0] ?? '';
    const footer = /<footer.*<\/footer>/s.exec(html)?.[0] ?? '';
    for (const href of ['/for', '/compare', '/integrations', '/security', '/contact'])
      for (const part of [header, footer]) expectParts(part, [link(href)]);
  }
});

test('the headline of Home names sixteen kinds of receptionist', async () => {
  const [, types = '[]'] = /data-states="([^"]*)"/.exec(await open('/')) ?? [];
  const names: { name: string }[] = JSON.parse(types.replaceAll('&quot;', '"'));
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

test('Home has three clients and three articles', async () => {
  const html = await open('/');
  const five = /5 (out )?of 5|five (out of five )?stars/gi;
  expectParts(section(html, 'clients'), [
    'What our Clients Say',
    'Sample reviews',
    times(3, /<blockquote/g),
    times(3, five),
    /Marcus T\..*Landscaper.*Dana M\..*Appliance repair.*Priya N\..*Veterinary clinic/,
  ]);
  expectParts(section(html, 'from-the-blog'), [times(3, /href="\/blog#[\w-]+"/g)]);
});

test('the sections of Home are in the specified order', async () => {
  const html = await open('/');
  const ids = [...html.matchAll(/<section[^>]* id="([\w-]+)"|id="(disclaimer)"/g)].map(
    ([, id, last]) => id ?? last,
  );
  expect(ids).toEqual([
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

test('the hero of Home offers the trial, its terms and a phone number', async () => {
  expectParts(section(await open('/'), 'hero'), [
    link('/create-agent', 'Try Free Tonight'),
    `${trialDays}-day free trial`,
    `Call us: ${brand.supportPhone}`,
    tel(brand.supportPhone),
  ]);
});

test('Home plays a sample call and shows its result on a calendar', async () => {
  const html = await open('/');
  expectParts(section(html, 'experience'), [`Experience ${product}`, 'dental office', tel(brand.sampleLine)]);
  expectParts(section(html, 'sample-call'), [
    'Listen to a Sample Call',
    times(1, /<audio/g),
    /<figure aria-labelledby="result-title".*The Result.*<ol class="result-day">/s,
  ]);
});

test('the footer of Home links to privacy, questions, About and the logo’s author, and shows a phone line', async () => {
  const [, footer = ''] = /<footer(.*?)<\/footer>/s.exec(await open('/')) ?? [];
  for (const href of ['/privacy', '/privacy#terms', '/faq', '/about']) expectParts(footer, [link(href)]);
  expectParts(footer, [
    link(brand.logoCredit.href, brand.logoCredit.label),
    tel(brand.supportPhone),
    '© 2025',
  ]);
});

test.each(['/create-agent', '/create-agent2', '/create-agent3', '/try-now'])(
  '%s says before the first step that the setup is free and needs no card',
  async (path) => {
    await open(path);
    site.shows(pricingCopy.tryFirst);
  },
);

test('the header of the demo call links to prices and About', async () => {
  const [, header = ''] = /<nav aria-label="Main">(.*?)<\/nav>/s.exec(await open('/demo-call')) ?? [];
  for (const href of ['/#pricing', '/about']) expectParts(header, [link(href)]);
});

const [dentalCall] = dental.calls;

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

/** Adds a test for the content of one page. */
function shows(path: string, content: string, parts: Part[]): void {
  test(`${path} shows ${content}`, async () => expectParts(await open(path), parts));
}

shows('/', 'its offer, phone numbers and disclaimer', [
  link('/create-agent', 'Try Free Tonight'),
  pricingCopy.trial,
  brand.tagline,
  `Experience ${product}`,
  '© 2025',
  brand.logoCredit.label,
  tel(brand.supportPhone),
  tel(brand.sampleLine),
  'Monday to Friday 8am-5pm CST',
  'href="/privacy#terms"',
  'href="/privacy"',
  /Disclaimer.*informational and AI-assisted tools only.*not guaranteed.*own risk.*qualified professional/,
  /qualified professional.*Terms of Service/,
  /<footer.*<li><a href="\/privacy#terms"[^>]*>Terms of Service</s,
]);

shows('/', 'the four steps, what is included and the price', [
  /Get Started in 10 Minutes.*Create .* 5 min.*Share Calendar 3 min.*Get Your Number 1 min.*Forward Calls 5 min/,
  /What's Included.*Books the Job.*Spots Emergencies.*Answers Common Questions.*Reschedules and Cancels/,
  /Reschedules and Cancels.*Confirms and Reminds.*Speaks 30\+ Languages/,
  new RegExp(`\\$${perBooking} per booking.*Get Started Today`),
  /Automate\. Save Time\. Grow\. AI Scheduling.*Revenue Gain.*Cost Savings/,
]);

shows('/', 'the calculator with its defaults', [
  /<input[^>]* name="serviceCost"[^>]* value="150"/,
  /<input[^>]* name="callMinutes"[^>]* value="8"/,
  /<input[^>]* name="bookings"[^>]* min="1" max="120" step="1"[^>]* value="20"/,
  /<input[^>]* name="missedPercent"[^>]* min="0" max="80" step="5"[^>]* value="30"/,
  ...[
    ['openHour', '9'],
    ['openPeriod', 'AM'],
    ['closeHour', '5'],
    ['closePeriod', 'PM'],
  ].map(
    ([name, value]) =>
      new RegExp(`<select name="${name}"(?:(?!</select>).)*<option selected="">${value}<`, 's'),
  ),
  ...outputs(...roi),
]);

shows(
  '/?serviceCost=abc&callMinutes=&bookings=999&missedPercent=-3&openHour=99',
  'results for a calculator query with invalid values',
  [
    /^(?!.*<\w[^>]* role="alert"(?![^>]* hidden))/s,
    /<output name="monthlyRevenue"[^>]*>\$0</,
    'Bookings per month: we used 120 instead of “999”',
    new RegExp(`<output name="monthlyCost"[^>]*>\\$${120 * perBooking}<`),
  ],
);

shows('/backupHome101525', 'the plan with minutes', [
  ...outputs(...roi, 'afterHours', 'netGain'),
  /<input[^>]* name="bookings"[^>]* min="1" max="100"/,
  /<input[^>]* name="missedPercent"[^>]* min="0" max="50"/,
  new RegExp(`\\$${plan.monthly} a month ${plan.minutes} minutes .*\\$${plan.extraMinute} each.*Enterprise`),
  `costs $${plan.monthly} a month. More than ${plan.minutes} minutes of calls costs $${plan.extraMinute} a minute extra.`,
]);

shows('/about', 'the mission and the founder', [
  /Our mission: nobody who does good work should lose a job/,
  times(1, /<details[^>]*>\s*<summary>\s*<h2>Our Founder/g),
  `Contact ${founder.name}`,
  `href="mailto:${founder.email}"`,
  link('/', 'Back to Home'),
]);

shows('/demo-call', 'the demo line and the four capabilities', [
  `Your ${product} Is Ready to Talk`,
  'Smart Scheduling',
  'Natural Conversation',
  'Emergency Recognition',
  'Service Knowledge',
  'href="/#pricing"',
  'href="/about"',
  link('/create-agent', `Create Your Own ${product}`),
]);

shows('/videocreationwhiteboard', 'its sections', [
  times(2, /<audio/g),
  `Talk to ${product} Now`,
  'id="pricing"',
  ...outputs('totalRoi'),
  /5 min .*3 min .*1 min .*5 min /,
  /Spanish.*French.*Ukrainian.*Malay/,
]);

shows('/plumbing', 'its sections', [
  times(3, /<audio/g),
  'The Result',
  /Get Started in 10 Minutes.*5 min .*3 min .*1 min .*5 min /,
  /What's Included.*Drip or Flood\?.*Drive Time Built In.*The Usual Questions.*Jobs That Run Late/,
  `$${perBooking} per booking`,
  brand.tagline,
  ...outputs('totalRoi'),
  /What our Clients Say.*Luis R\..*Karen B\..*Theo W\./,
]);

shows('/pricing', 'what counts as a booking and three worked months', [
  'What You Pay',
  'What Counts as a Booking',
  'Three Months, Added Up',
  'When Your Card Is Charged',
  new RegExp(`41 booked 41 × .*Total \\$${41 * perBooking} `),
  /0 booked 0 × .*Total \$0 Nothing to pay/,
  /A customer of ten years calls and books again \$5.*Somebody moves Tuesday to Thursday \$0/,
  new RegExp(
    `60 calls Answered 30 booked 30 × .* \\$${30 * perBooking} 12 moved or canceled \\$0 3 put through to you \\$0`,
  ),
  'costs $150 for all 30 bookings',
  'half of all calls, our example. Change it',
  ...outputs('totalRoi'),
]);

shows('/pricing?calls=100&trade=plumbing', 'the bill of a trade at its usual booking rate, with the source', [
  new RegExp(`100 calls Answered 42 booked 42 × .* \\$${42 * perBooking} `),
  /<input[^>]* name="booked"[^>]* value="42"/,
  `costs $${42 * perBooking} for all 42 bookings`,
  link('https://www.servicetitan.com/blog/data-call-booking-rates'),
]);

test('/pricing preloads no island: the bill loads when it is used', async () => {
  const html = await open('/pricing');
  expect(html).toContain('data-island="bill"');
  expect(html).not.toMatch(/<link rel="modulepreload"[^>]*(island|hydrate)/);
});

test('/pricing says each sentence about money once, except the terms of the trial below each button', async () => {
  const text = pageText((await open('/pricing')).replace(/^.*<main|<footer.*$/gs, ''));
  const { trial, afterwards, ...sentences } = pricingCopy;
  const said = Object.values(sentences).filter((sentence) => typeof sentence === 'string');
  expect(text).toContain(trial + ' ' + afterwards);
  expect(said.filter((sentence) => text.split(sentence).length > 2)).toEqual([]);
});

shows('/', 'a link to the pricing page', [link('/pricing')]);

shows('/compare', 'four ways to answer the phone with sums and sources', [
  /30 calls 60 calls 200 calls Voicemail \$0 \$0 \$0 An Answering Service \$350 \$600 \$1,665/,
  /A Person at Your Desk \$2,073 \$2,073 \$2,073 /,
  new RegExp(`${product} ${bill(15)} ${bill(30)} ${bill(100)} `),
  'The answering service’s prices are one company’s',
  link('#sources-title', 'Where the numbers come from'),
  'What It Does Better Than We Do',
  'Where the Numbers Come From',
  'May 2024',
  'December 17, 2024',
  'href="https://www.bls.gov/',
  'Our examples, not facts',
]);

shows('/compare', 'other AI receptionists by name, with their prices, sources and dates', [
  /Smith\.ai Per call \$60 \$195 \$825 /,
  /RingCentral Per month Not published Not published Not published/,
  ...otherReceptionists.flatMap(({ price, chooseIf, source }) => [
    price,
    chooseIf,
    source.date,
    link(source.href),
  ]),
]);

shows('/compare?calls=1200', 'the costs for the reader’s own number of calls', [
  /what each one costs at 1,200 calls a month/,
  new RegExp(`1,200 calls Voicemail \\$0 An Answering Service .*${product} ${bill(600)} `),
  new RegExp(`What ${product} Does for ${bill(600)}`),
  /<input[^>]* name="calls"[^>]* value="1200"/,
]);

shows(
  '/compare?bookedPercent=100&minutesPerCall=2&hoursPerWeek=40&hourlyPay=30',
  'the costs for other assumptions',
  [
    new RegExp(`${product} ${bill(30)} ${bill(60)} ${bill(200)} `),
    /A Person at Your Desk \$6,950 /,
    /<input[^>]* name="bookedPercent"[^>]* value="100"/,
  ],
);

const mailTo = (subject: string) =>
  link(`mailto:${brand.supportEmail}\\?subject=${encodeURIComponent(subject)}`);
shows('/contact', 'how to reach a person, what to expect and what to send', [
  tel(brand.supportPhone),
  brand.supportHours,
  tel(brand.sampleLine),
  ...Object.values(contactTerms),
  ...contactTopics.flatMap(({ title, text, subject }) => [title, text, mailTo(subject)]),
  link('/testforwarding'),
  link('/privacy#terms'),
  link('/security'),
  link('/about'),
]);

shows('/security', 'row by row what is stored, by whom, and the steps to a BAA', [
  ...storedData.flatMap(({ what, where, kept, seenBy }) => [`${what} ${where} ${kept} ${seenBy} No`]),
  ...processors.map(({ does, gets }) => `${does} ${gets}`),
  ...vendorAnswers.map(({ question, answer }) => `${question} ${answer}`),
  ...baaSteps.map(({ title, when, text }) => `${title} ${when} ${text}`),
]);
shows('/security', 'what happens with data', [...Object.values(dataTerms), link('/privacy#privacy')]);
shows('/privacy', 'the same terms as the security page', [
  ...Object.values(dataTerms).filter((term) => term !== dataTerms.failure),
]);
shows('/faq', 'the same answers as the security page', [
  dataTerms.recording,
  dataTerms.protected,
  dataTerms.failure,
  dataTerms.health,
  dataTerms.baa,
  link('/security'),
]);
for (const path of ['/for/dental', '/for/medical-clinic', '/for/chiropractic'])
  shows(path, 'what happens with health information', [
    dataTerms.health,
    dataTerms.baa,
    /don’t take patient calls.{0,80}<a href="\/security"/s,
    /What Rings You.*It doesn’t ask about symptoms\..*don’t take patient calls until both of us have signed\. More about/,
  ]);

for (const [path, business] of [
  ['/for/dental', 'a dental office'],
  ['/for/legal', 'a law office'],
  ['/for/roofing', 'a roofing company'],
] as const)
  shows(path, 'which business answers its demo call and its demo line', [
    `Talk to it, and it answers as ${business}.`,
    `call our demo dental office: ${brand.sampleLine}`,
  ]);
shows('/demo-call?trade=legal', 'the words, the recorded call and the ticket of the visitor’s trade', [
  'Pretend you’re calling a law office.',
  'how long each kind of consultation takes',
  'Try: “My brother just got arrested.',
  'Try: “What does a first consultation cost?”',
  'src="/sample-call-legal.mp3"',
  'Consultation, family law',
]);

const reaches = [`href="mailto:${brand.supportEmail}"`, tel(brand.supportPhone)];
const answerOf = (id: string, part: string) => new RegExp(`id="${id}"(?:(?!<\\/details>).)*${part}`, 's');
shows('/faq', 'how to cancel, to have data deleted and to ask for a BAA, with the links to do it', [
  ...['/testforwarding', `mailto:${brand.supportEmail}`, 'tel:'].map((href) =>
    answerOf('cancel', `href="${href}`),
  ),
  answerOf('delete-data', `href="mailto:${brand.supportEmail}"`),
  answerOf('privileged', 'href="tel:'),
]);
shows('/security', 'who runs it, what it can’t do, and what stays the owner’s', [
  new RegExp(`Who Runs It.*${brand.legalName}.*talk to a person`),
  /What It Can’t Do.*mishear.*insurance.*dial 911/,
  'Your own number never leaves your phone company',
  link('/contact'),
]);
for (const [path, href] of [
  ['/for/dental', '/contact#baa'],
  ['/for/roofing', '/contact'],
  ['/compare', '/contact#baa'],
  ['/pricing', '/contact'],
  ['/about', '/contact'],
  ['/faq', '/contact'],
] as const)
  shows(path, `a link to ${href} in its text`, [new RegExp(`<main.*<a [^>]*href="${href}".*</main>`, 's')]);

shows('/security', 'how to cancel, to have data deleted and to ask for a BAA, with the links to do it', [
  ...reaches,
  link('/testforwarding'),
  /How to Cancel.*There’s no contract/s,
  /To ask for a BAA/,
  'What’s Stored, Row by Row',
]);
shows('/for/dental', 'where to read on about its software', [link('/integrations', 'What it works with')]);
shows('/for/legal', 'where to read on about confidentiality', [
  /fit your bar’s rules.{0,200}<a href="\/security"/s,
]);
for (const path of ['/', '/plumbing', '/for/roofing'])
  shows(path, 'links to the comparison, the security page and the FAQ in its text', [
    ...['/faq', '/compare', '/security'].map(
      (href) => new RegExp(`<main.*<a [^>]*href="${href}".*</main>`, 's'),
    ),
  ]);
for (const path of ['/', '/pricing', '/faq'])
  shows(path, 'in its answer to what counts as a booking, that no-shows count', [
    new RegExp(`What counts as a booking.*${pricingCopy.missed}.*You never pay for`, 'i'),
  ]);
shows('/compare', 'for how many calls it compares costs', ['costs at 30, 60, and 200 calls a month']);
shows('/compare', 'what to ask another AI receptionist, with our answers', [
  /Six Questions for Any of Them.*Will they sign a BAA\?.*<a href="\/contact#baa"/s,
  link('/integrations'),
]);
shows('/about', 'that its founder is a sample, and where to read about data', [
  founderSample.note,
  link('/security'),
]);
shows('/no-such-page', 'links to prices and industries', [/<main.*href="\/pricing".*href="\/for"/s]);
for (const path of ['/', '/faq', '/for/roofing'])
  shows(path, 'how to reach a person when the phone is closed', [
    new RegExp(`<footer.*Or email.*mailto:${brand.supportEmail}.*anytime`, 's'),
  ]);
shows('/blog/attorneys', 'the same limits as the page of law offices', [
  ...(tradeBySlug('legal')?.limits.slice(2) ?? ['no limits']),
]);

shows('/integrations', 'what works, what doesn’t and how to ask', [
  /Works Today.*Google Calendar, Microsoft Outlook.*Doesn’t Connect Yet.*Dentrix.*Ask for Yours/,
  /What “Not Directly” Means.*Nothing goes straight from a call into Dentrix/,
  `href="mailto:${brand.supportEmail}?subject=`,
]);
shows('/integrations', 'what there is for agencies and developers', [
  /For Agencies and Developers.*The widget.*widget\.js.*API and webhooks.{0,20}None yet.*Agencies.*each client/s,
  link('/widget-test', 'Try it, and see where the code goes'),
]);

for (const path of ['/plumbing', '/for/roofing', '/integrations', '/faq'])
  shows(path, 'whom it sends with one calendar and several technicians', [
    /With several technicians, (share one: )?it offers a time when that (one|calendar) is free, and you decide who goes\./,
  ]);

for (const path of ['/plumbing', '/for/roofing', '/faq'])
  shows(path, 'that sharing the calendars of two vans halves what it can book', [
    'Share one calendar only: with both vans’ calendars shared, it offers a time only when both are free.',
  ]);

const inFooter = trades.map((trade) => new RegExp(`<footer.*<a href="${tradePath(trade)}"`, 's'));
for (const path of ['/', '/faq', '/for/roofing', '/no-such-page'])
  shows(path, 'all trades in the footer', [...inFooter, link('/for', 'Industries')]);
shows('/trial-signup', 'all trades in the footer', inFooter);

shows('/', 'the calls of all trades to choose from, and links to the trades that it names', [
  ...trades.map(
    ({ slug }) => new RegExp(`id="experience".*name="call"[^>]* value="${slug}".*id="sample-call"`, 's'),
  ),
  /<figcaption>.*<a href="\/for\/landscaping">Landscaper<\/a>/s,
]);
shows('/?call=dental', 'the chosen call, its result and its trade in the headline', [
  /name="call"[^>]* checked=""[^>]* value="dental"/,
  times(1, /<audio/g),
  new RegExp(
    `id="sample-call".*src="${dentalCall.recording.src}".*The Result.*${dentalCall.ticket.title}`,
    's',
  ),
  /data-rotating="name">Dental</i,
  link('/for/dental', 'More for dental offices'),
]);
shows('/?call=nothing', 'the first call for an unknown trade', ['src="/sample-call-home.mp3"']);
shows('/', 'the terms of the trial once', [times(1, /no charge today/g)]);

shows('/for', 'every trade with its page', [
  /You Go to Your Customers.*Plumbers.*Your Customers Come to You.*Dental Offices/,
  ...trades.flatMap((trade) => [`“${trade.hero.callerLine}”`, link(tradePath(trade))]),
]);

for (const trade of trades) {
  const [books, putThrough] = trade.calls;
  const why = trade.hasPatients ? 'On your list of calls that ring you' : putThrough.listedAs;
  shows(tradePath(trade), 'two recorded calls, whom the urgent one rings and why, and what goes to 911', [
    ...[books, putThrough].map(({ recording }) => `<audio controls="" preload="none" src="${recording.src}"`),
    `aria-label="Play sample call: ${putThrough.title}"`,
    new RegExp(`<dt>To</dt><dd>${putThrough.ticket.putThrough}</dd>.*<dt>Why</dt><dd>${why}</dd>`),
    /What Rings You.*What Goes to 911.*911.*What Becomes a Message.*What Gets a Time/,
  ]);
}

shows('/faq?q=espa%C3%B1ol', 'a call in Spanish with its translation', [
  /<details[^>]* hidden=""[^>]*>\s*<summary>\s*<h3>What does it cost/,
  '1 question found',
  'src="/sample-call-spanish.mp3"',
  /<p lang="es">Hola, ¿habla español\?.*<\/p><p[^>]*>Hi, do you speak Spanish\?/,
  link('/faq', 'Show all questions'),
]);

shows('/faq', 'all questions with answers', [
  `What is ${product}?`,
  'How does it work?',
  'How do I forward my calls?',
  'right for my business',
  'What does it cost?',
  'change my phone number',
  'free trial work',
  'more than one calendar',
  'What does it work with?',
  'talk to a real person',
  'when I need help',
  'How long does setup',
  'makes a mistake',
  'days I’m closed',
  'in an emergency',
  'I have staff',
  'Landline or another',
  /Verizon Calls Start Stop.*AT&(amp;)?T Calls.*T-Mobile Calls.*UScellular Calls.*Landline or another carrier Calls/,
  /Spanish.*French.*Ukrainian.*Malay/,
  link('/create-agent', `Try Now - Free ${trialDays} Days`),
  link(`mailto:${brand.supportEmail}`, 'Contact Support'),
]);

shows('/blog', 'the list of articles', [
  'Receptionist’s Corner',
  'Attorneys',
  'After Hours',
  'Fills Your Calendar',
  'Numbers',
  'ROI',
  times(
    5,
    /<h2><a href="\/blog\/[\w-]+">(?:(?!<h2).)*<time(?:(?!<h2).)* min<(?:(?!<h2).)*<a href="\/blog\/[\w-]+#[\w-]+">(?:(?!<h2).)*<details/gs,
  ),
  'Ready to see the ROI for yourself?',
  `Start your ${trialDays}-day free trial today Get Started Now`,
]);

shows('/privacy', 'the terms and the privacy policy', [
  brand.supportEmail,
  link('/', 'Return to Home'),
  /[Ll]ast updated 8\/28\/2025/,
  /1\. Agreement.*2\. The Service.*3\. Your Part.*4\. What’s Not Allowed.*5\. Payment/,
  /5\. Payment.*6\. Ownership.*7\. Warranty and Liability.*8\. Ending, Changes and Law/,
  /data rates may apply.*STOP.*HELP/,
  new RegExp(`${trialDays}[- ]day.*payment provider.*non-refundable.*required by law`),
  /What We Collect.*Share.*Deletion.*Children Under 13.*California.*Contact/,
]);

shows('/widget-test?agent=agent_rivera1', 'the snippet for the named agent', [
  'data-agent-id="agent_rivera1"',
]);
