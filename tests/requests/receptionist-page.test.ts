import { describe, expect, test } from 'vitest';

import { brand, pricing, telHref } from '../../app/brand';
import { waitTimes } from '../../app/content/durations';
import { pricingCopy } from '../../app/content/pricing-copy';
import { noUrgentNumber } from '../../app/content/checklist';
import { dataTerms } from '../../app/content/data-terms';
import { callsHeadings, cardMissingTitle } from '../../app/content/receptionist-texts';
import { otherDevicePath, recordingPath } from '../../app/domain/paths';
import { checklistSteps, completeSteps, stepTitles } from '../setup/checklist';
import { fetchFromNewAddress, PlainBrowser } from '../setup/plain-browser';
import {
  business,
  checklist,
  createAgent,
  customer,
  neededDone,
  reachBusiness,
  reachVoice,
  sampleForm,
  signUp,
  startTrial,
} from '../setup/typical-owner';
import { useSite } from './site';

// What the receptionist's page and checklist know from the setup.
const site = useSite();
const anotherBrowser = () => new PlainBrowser(site.server.url, fetchFromNewAddress());

const { perBooking, trialDays } = pricing;
const demo = '/demo/agent/agent_abc1';

test.each([
  ['Fixed Location', '', true],
  ['Fixed Location', '1 Main St', false],
  ['Travel to Customer', '', false],
])(
  'a business of type %s with the address “%s” has no address to tell callers: %s',
  async (type, street, isMissing) => {
    const { browser } = site;
    const fields = { ...business, ServiceType: type, BusinessAddressStreet: street };
    const noCity = { BusinessAddressCity: '', BusinessAddressState: '', BusinessAddressZipcode: '' };
    await reachVoice(browser, '/create-agent2', { ...fields, ...noCity });
    await browser.submit({ intent: 'default' });
    await browser.submit({ intent: 'create' });
    site.showsIf(isMissing, 'Address Not given: it can’t tell callers where you are');
    await signUp(browser);
    await browser.open(demo);
    site.showsIf(isMissing, 'where you are. Email us 1 Main St, Austin');
  },
);

test('what it knows doesn’t say both that notes put calls through and that it takes a message', async () => {
  const { browser } = site;
  await reachVoice(browser, '/create-agent', { ...business, BusinessDescription: 'Put floods through.' });
  await browser.submit({ intent: 'default' });
  site.shows(
    /Urgent calls Your notes put calls through, but to no number: until you send us one, it takes a message\./,
  );
  expect(browser.text).not.toContain('No number given');
});

describe('the demo page', () => {
  test('congratulates, then shows a number or requests one', async () => {
    const { browser, backend } = site;
    await createAgent(browser);
    expect(browser.url).toBe(site.server.url + demo);
    site.shows(
      'Congratulations!',
      `$${perBooking} per booking ${pricingCopy.fees} What You Get Answers every call`,
    );
    expect(browser.page.refresh).toBe(`2; url=${demo}?phone=look`);
    expect(backend.to('get-agent-phone')).toHaveLength(0);
    const [start] = browser.page.find.getAllByRole('link', { name: 'Start Trial Now' });
    expect(start?.getAttribute('href')).toBe('/trial-signup?agent=agent_abc1');
    for (const href of ['/create-agent', '/', '/try-now']) expect(browser.page.addresses).toContain(href);
    backend.responses['get-agent-phone'] = { success: true };
    backend.responses['assign-agent-phone'] = { success: true, assignedPhoneNumber: '(512) 555-0199' };
    await browser.open(`${demo}?phone=look`);
    site.shows('Congratulations!');
    expect(backend.to('get-agent-phone')[0]?.body).toEqual({ agentId: 'agent_abc1' });
    site.shows(
      /Phone Setup In Progress Assigning phone number\.\.\..*at most 5 minutes\. This page updates by itself\. ?Please refresh the page in a moment\. Not here by then\? Please contact support/,
    );
    expect(browser.html).toContain('<span class="scripted">This page updates by itself.</span>');
    expect(browser.html).toContain('<span class="unscripted">Please refresh the page in a moment.</span>');
    expect(browser.page.refresh).toBe(`0; url=${demo}?phone=assign`);
    await browser.open(`${demo}?phone=assign`);
    expect(browser.page.link(/^Send your missed calls/)).toBe('/testforwarding?number=512-555-0199');
    site.shows(
      '512-555-0199',
      new RegExp(
        `Your trial number works for ${trialDays} days.*up to 5 minutes.*permanent number when you start`,
      ),
    );
  });

  test.each([
    ['get-agent-phone', 200, { success: false }, 'look', 'Failed to fetch phone number'],
    ['get-agent-phone', 500, {}, 'look', 'Error fetching phone number'],
    ['assign-agent-phone', 200, { success: false }, 'assign', 'Phone number assignment failed'],
    ['assign-agent-phone', 200, { success: true }, 'assign', 'Phone number assignment in progress'],
  ] as const)(
    'shows the result of %s with %i and %j as %s, problem: %s',
    async (name, status, body, phone, problem) => {
      await createAgent(site.browser);
      site.backend.responses[name] = () => ({ status, body });
      await site.browser.open(`${demo}?phone=${phone}`);
      site.shows(problem);
      if (problem.endsWith('in progress')) site.shows(`contact support: ${brand.supportPhone}`);
      else site.shows(/Phone Setup In Progress.*Please refresh the page in a moment\./);
      if (phone === 'look') expect(site.backend.to('assign-agent-phone')).toHaveLength(0);
    },
  );

  test('redirects to the checklist in test mode, with all steps but the voice complete', async () => {
    const { browser } = site;
    await browser.open(`${demo}?test=true`);
    expect(browser.url).toBe(`${site.server.url}/calendar-setup?test=true&agent=agent_abc1`);
    site.shows(neededDone(3), 'data-agent-id="agent_abc1"');
    const open = checklistSteps(browser.page).filter(({ isComplete }) => !isComplete);
    expect(open.map(({ title }) => title)).toEqual([stepTitles.voice]);
  });
});

test.each([
  ['', true],
  ['512-555-0100', false],
])('a business with the phone number “%s” has no number to forward: %s', async (phone, isMissing) => {
  const { browser } = site;
  await reachVoice(browser, '/create-agent2', { ...business, BusinessPhoneNumber: phone });
  await browser.submit({ intent: 'default' });
  await browser.submit({ intent: 'create' });
  site.showsIf(isMissing, 'Phone Not given: it’s the number whose calls you forward');
});

test.each([
  ['hair-salon', 'hear a hair salon’s sample calls', '/for/hair-salon'],
  ['dental', 'call our demo line, a sample dental office', undefined],
])('until its number is there, a business of %s can %s', async (trade, offer, page) => {
  const { browser } = site;
  await reachVoice(browser, '/create-agent', { ...business, trade });
  await browser.submit({ intent: 'default' });
  for (const [address, reason] of [
    [demo, 'Your trial number isn’t ready yet. Until it is,'],
    [checklist, 'Your trial number isn’t ready yet. Until it is,'],
    [recordingPath('agent_abc1'), 'This browser doesn’t know its trial number. Until you have it,'],
  ] as const) {
    await browser.open(address);
    site.shows(`${reason} ${offer}`);
    const label = page ? 'Hear sample calls' : `Call ${brand.sampleLine}`;
    expect(browser.page.link(label)).toBe(page ?? telHref(brand.sampleLine));
  }
});

test('shows a typed apostrophe like those of its own texts, and sends it as typed', async () => {
  const { browser, backend } = site;
  const name = "Joe's Plumbing";
  await reachVoice(browser, '/create-agent', { ...business, BusinessName: name });
  const voice = browser.url;
  await browser.open('/create-agent');
  site.shows('Unfinished setup Joe’s Plumbing');
  await browser.open(voice);
  await browser.submit({ intent: 'default' });
  site.shows('Joe’s Plumbing’s receptionist is set up');
  expect(backend.to('create-full-agent')[0]?.body).toMatchObject({ businessData: { BusinessName: name } });
  for (const address of ['/', demo, otherDevicePath('agent_abc1')]) {
    await browser.open(address, { 'Sec-Fetch-Dest': 'document' });
    expect(browser.text, address).toContain('Joe’s Plumbing');
    expect(browser.text, address).not.toContain(name);
  }
});

test('without scripts, the card of the call offers a sample call while the number is on its way', async () => {
  await site.startAfter(createAgent);
  await site.browser.open(demo);
  site.shows(/Talk to Your .* Here Hear a Sample Call Your trial number isn’t ready yet/);
});

test('the card of the next step says “Next” once, also while only the card is missing', async () => {
  const { browser } = site;
  await site.startAfter(createAgent);
  await signUp(browser);
  await browser.open(demo);
  site.shows(`${cardMissingTitle} ${pricingCopy.cardIsNext}`);
  expect(browser.text).not.toContain(`Next ${cardMissingTitle}`);
  await site.startAfter(startTrial);
  await browser.open(demo);
  site.shows('Next Finish Your Setup');
});

test('the success page says each thing once, in the order number, facts, trial', async () => {
  const { browser } = site;
  await site.startAfter(createAgent);
  await browser.open(`${demo}?phone=look`, { 'Sec-Fetch-Site': 'same-origin' });
  const headings = browser.page.find.getAllByRole('heading', { level: 2 }).map((each) => each.textContent);
  expect(headings).toEqual([
    'Your Trial Number',
    `Talk to Your ${brand.product} Here`,
    'Start Your Free Trial',
  ]);
  site.shows(/Talk to Your .* What it knows .* Start Your Free Trial/);
  site.shows(`Start Your Free Trial ${pricingCopy.notStarted}`);
  const sentences = browser.text.split(/(?<=[.?!]) /).filter((sentence) => sentence.length > 20);
  expect(sentences.filter((sentence, index) => sentences.indexOf(sentence) !== index)).toEqual([]);
  for (const once of [/permanent number/g, /December|January|last day is/g, /works for/g])
    expect(browser.text.match(once)?.length ?? 0, `${once}`).toBeLessThan(3);
});

const inJapanese = '水'.repeat(120);

test.each([true, false])(
  'drafts an email with the details to correct; notes of a usual length are in it: %s',
  async (fits) => {
    const { browser } = site;
    const notes = fits ? 'Trip charge: $89' : 'Long. '.repeat(160);
    await reachVoice(browser, '/create-agent', { ...business, BusinessDescription: notes });
    await browser.submit({ intent: 'default' });
    for (const page of [demo, checklist]) {
      await browser.open(page);
      site.shows(
        /Email us the correction.*A person makes the change and writes back within one business day/,
      );
      const link = browser.page.link('Email us the correction') ?? '';
      expect(link.length).toBeLessThanOrEqual(2_000);
      const body = new URL(link).searchParams.get('body')?.split('\r\n');
      expect(body).toContain('Business Name: Rivera Plumbing');
      expect(body).toContain('Hours: Mon-Fri 9:00 AM-5:00 PM, closed weekends');
      expect(body).toContain('Address: 1 Main St, Austin, TX 78701');
      if (fits) expect(body).toContain(`Notes: ${notes}`);
      else expect(body).not.toContain(`Notes: ${notes}`);
    }
  },
);

test('the email with the details has line breaks that mail apps know, and no more than a link can hold', async () => {
  const { browser } = site;
  const description = 'Trip charge: $89\nWater heaters: 3 hours';
  await reachVoice(browser, '/create-agent', {
    ...business,
    BusinessDescription: description,
  });
  await browser.submit({ intent: 'default' });
  await browser.open(demo);
  const body = bodyOfCorrection();
  expect(body).toContain('Notes: Trip charge: $89\r\nWater heaters: 3 hours');
  expect(body.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);

  const long = { BusinessName: inJapanese, BusinessAddressStreet: inJapanese };
  await reachVoice(browser, '/create-agent', { ...business, ...long });
  await browser.submit({ intent: 'default' });
  await browser.open(demo);
  expect(browser.page.link('Email us the correction')?.length).toBeLessThanOrEqual(2_000);
  expect(bodyOfCorrection()).toContain(inJapanese);
});

const bodyOfCorrection = () =>
  new URL(site.browser.page.link('Email us the correction') ?? '').searchParams.get('body') ?? '';

test.each([
  ['Fixed Location', '', ['Books straight onto your calendar', 'Puts emergencies through to you, once']],
  [
    'Travel to Customer',
    '512-555-0101',
    ['with drive time when you drive', 'Puts emergencies through to you Handles'],
  ],
])(
  'the payment page lists what a business of type %s with the urgent number "%s" gets',
  async (ServiceType, UrgentCallsNumber, shown) => {
    const { browser } = site;
    await reachVoice(browser, '/create-agent', {
      ...business,
      ServiceType,
      ServiceRangeMiles: '25',
      UrgentCallsNumber,
    });
    await browser.submit({ intent: 'default' });
    await signUp(browser);
    site.shows('Add Your Payment Method', ...shown);
    site.showsIf(ServiceType === 'Travel to Customer', 'with drive time');
  },
);

describe('what the receptionist knows', () => {
  test('is still complete after the trial form was prefilled', async () => {
    const { browser } = site;
    const description = 'Water heaters: 3 hours\nTrip charge: $89';
    await reachVoice(browser, '/create-agent', {
      ...business,
      ServiceType: 'Travel to Customer',
      ServiceRangeMiles: '25',
      BusinessDescription: description,
      trade: 'plumbing',
    });
    await browser.submit({ intent: 'default' });
    await signUp(browser);
    await browser.open('/demo/agent/agent_abc1');
    site.shows('1 Main St, Austin, TX 78701', '512-555-0100', 'within 25 miles', 'Trip charge: $89');
    site.shows(/Email\s+ana\s*@rivera/, /Trade\s+Plumbing/, 'Email us the correction');
  });

  test('isn’t in session storage any more once the trial form is sent', async () => {
    const { browser } = site;
    const page = '/demo/agent/agent_abc1';
    const stored = () =>
      browser.page.document.querySelector('[data-session-keys]')?.getAttribute('data-session-keys');
    await site.startAfter(createAgent);
    await browser.open(page);
    expect(stored()).toContain(business.BusinessName);
    await signUp(browser);
    await browser.open(page);
    expect(stored()).toContain('agent_abc1');
    expect(stored()).not.toContain(business.BusinessName);
  });

  test.each([
    ['new@rivera.example', true],
    ['Ana@Rivera.example', false],
  ])('says that it has another email than that of the trial, “%s”: %s', async (email, isOther) => {
    const { browser } = site;
    await site.startAfter(createAgent);
    await browser.open('/trial-signup');
    await browser.submit({ ...customer, email });
    for (const page of ['/payment-setup', demo, checklist]) {
      await browser.open(page);
      const text = `You signed up as ${email} ?\\. Your receptionist still has ${customer.email} ?: Email us`;
      site.showsIf(isOther, new RegExp(text));
    }
    if (!isOther) return;
    const draft = new URL(browser.page.link('Email us to change it') ?? '').searchParams;
    expect(draft.get('subject')).toBe('Please correct agent_abc1');
    expect(draft.get('body')).toBe(
      'Please change the email address from ana@rivera.example to new@rivera.example.',
    );
  });

  test('says on top that messages go to an email that we guessed, once the owner signed up with another', async () => {
    const { browser } = site;
    await reachVoice(browser, '/create-agent2', { ...business, BusinessEmail: '' });
    await browser.submit({ intent: 'next' });
    await browser.submit({ intent: 'default' });
    await browser.submit({ intent: 'create' });
    await browser.open('/trial-signup?agent=agent_abc1');
    await browser.submit(customer);
    for (const page of ['/payment-setup', demo, checklist]) {
      await browser.open(page);
      site.shows(
        'Messages from callers go to info@rivera.example, our guess from your web address. You signed up as ana@rivera.example. Email us to use that one',
      );
      expect(browser.text).not.toContain('Your receptionist still has');
    }
    expect(new URL(browser.page.link('Email us to use that one') ?? '').searchParams.get('body')).toBe(
      'Please change the email address from info@rivera.example to ana@rivera.example.',
    );
  });

  test('marks an email that we derived from the website, and leaves it out of the trial form', async () => {
    const { browser, backend } = site;
    const guess = /Email\s+info\s*@rivera\s*\.example Our guess from your website/;
    for (const [BusinessEmail, isGuess] of [
      ['', true],
      ['info@rivera.example', false],
    ] as const) {
      await reachVoice(browser, '/create-agent2', { ...business, BusinessEmail });
      if (isGuess) await browser.submit({ intent: 'next' });
      await browser.submit({ intent: 'default' });
      await browser.submit({ intent: 'create' });
      expect(backend.to('create-full-agent').at(-1)?.body).toMatchObject({ email: 'info@rivera.example' });
      site.showsIf(isGuess, guess);
      expect(bodyOfCorrection()).toContain('Email: info@rivera.example');
      await browser.open('/trial-signup?agent=agent_abc1');
      site.shows('We filled in what you told us', 'We email your permanent number here.');
      expect(browser.page.field('Email Address')).toBe(isGuess ? '' : 'info@rivera.example');
    }
  });

  test('says when the owner’s voice will be ready, and marks the voice step', async () => {
    const { browser, backend } = site;
    backend.responses['create-voice-clone'] = { success: true, voiceId: 'voice_1' };
    await reachBusiness(browser);
    await browser.submit({ intent: 'next', ...business });
    await browser.upload(sampleForm());
    expect(browser.url).toContain('/demo/agent/agent_abc1');
    site.shows(waitTimes.ownVoiceShort);
    await browser.open(checklist);
    expect(completeSteps(browser.page)).toEqual([stepTitles.voice]);
    site.shows(waitTimes.ownVoiceShort, 'Record another sample');
    expect(browser.text).not.toMatch(/Read a few lines out loud|Record your voice|You can skip this/);
  });

  test.each<[string, ('own' | 'default')[]]>([
    ['/create-agent', ['default']],
    ['/create-agent2', ['default']],
    ['/create-agent2', ['own', 'default']],
    ['/create-agent3', ['default', 'own']],
  ])('%s marks the voice step only if the last voice chosen of %j is the owner’s', async (path, voices) => {
    const { browser, backend } = site;
    const isOwn = voices.at(-1) === 'own';
    backend.responses['create-voice-clone'] = { success: true, voiceId: 'voice_1' };
    await reachVoice(browser, path);
    const step = browser.url;
    for (const voice of voices)
      await (voice === 'own'
        ? browser.upload(sampleForm(), step)
        : browser.post({ intent: 'default' }, step));
    if (path !== '/create-agent') await browser.submit({ intent: 'create' });
    site.showsIf(isOwn, waitTimes.ownVoiceShort);
    await browser.open(checklist);
    expect(completeSteps(browser.page)).toEqual(isOwn ? [stepTitles.voice] : []);
    site.showsIf(isOwn, waitTimes.ownVoiceShort);
  });

  test('marks the voice step when the sample is sent later', async () => {
    const { browser, backend } = site;
    backend.responses['create-voice-clone'] = { success: true, voiceId: 'voice_1' };
    await site.startAfter(createAgent);
    await browser.post({ intent: 'mark', step: 'calendar', done: 'true' }, checklist);
    await browser.open('/voice-recording?agentId=agent_abc1');
    await browser.upload(sampleForm({ businessName: 'Rivera Plumbing' }));
    await browser.open(checklist);
    expect(completeSteps(browser.page)).toContain(stepTitles.voice);
  });

  test.each([
    ['', true],
    ['Urgent calls go to (512) 555-0199.', false],
  ])(
    'with the notes “%s”, its page and checklist say that there is no number for urgent calls: %s',
    async (BusinessDescription, isMissing) => {
      const { browser } = site;
      await reachVoice(browser, '/create-agent', { ...business, BusinessDescription });
      await browser.submit({ intent: 'default' });
      site.showsIf(isMissing, `${noUrgentNumber.short} Email us the number`);
      const feature = 'Puts emergencies through to you, once it has your number for them';
      site.showsIf(isMissing, feature);
      await browser.open(`${checklist}&phone=look`);
      site.showsIf(isMissing, noUrgentNumber.long);
      for (const step of ['calendar', 'invite', 'phone'])
        await browser.submit({ intent: 'mark', step, done: 'true' }, checklist);
      site.showsIf(isMissing, new RegExp(`is answering.*${noUrgentNumber.short}.*${neededDone(3)}`));
    },
  );

  test('after a call says that it doesn’t show everything, and doesn’t call what it can’t know missing', async () => {
    const { browser, backend } = site;
    backend.responses['get-agent-phone'] = { success: true };
    await browser.open('/create-agent/voice-setup');
    await browser.post({ Agent_Id: 'agent_abc1', BusinessName: 'Rivera Plumbing' }, '/voice-handover');
    await browser.open('/demo/agent/agent_abc1');
    site.shows('This page doesn’t show everything you said', 'As you said in the call');
    expect(browser.text).not.toContain(noUrgentNumber.short);
    await browser.open(checklist);
    expect(browser.text).not.toContain(noUrgentNumber.long);
  });

  test('calls the receptionist the owner’s in their own browser only', async () => {
    await site.startAfter(createAgent);
    const stranger = await anotherBrowser().open('/demo/agent/agent_abc1');
    expect(stranger.page.heading).toBe('Talk to This Receptionist');
    await site.browser.open('/demo/agent/agent_abc1');
    expect(site.browser.page.heading).toContain('Congratulations! Rivera Plumbing’s');
  });

  test('congratulates until the trial has begun, then says what becomes of calls', async () => {
    const { browser } = site;
    await site.startAfter(createAgent);
    const headingOf = async () => (await browser.open('/demo/agent/agent_abc1')).page.heading;
    await browser.open('/demo/agent/agent_abc1?phone=look', { 'Sec-Fetch-Site': 'same-origin' });
    expect(await headingOf()).toMatch(/^Congratulations!/);
    await startTrial(browser);
    expect(await headingOf()).toBe(`Rivera Plumbing ${callsHeadings.notForwarded}`);
    await browser.open(checklist);
    await browser.submit({ intent: 'mark', step: 'phone', done: 'true' }, checklist);
    expect(await headingOf()).toBe(`Rivera Plumbing ${callsHeadings.messages}`);
  });

  test('says to which address the messages of callers go', async () => {
    const { browser } = site;
    await site.startAfter(createAgent);
    const said = /leave a message instead of getting an appointment\. You get it by email to (\S+)\. /;
    await browser.open('/demo/agent/agent_abc1?phone=look', { 'Sec-Fetch-Site': 'same-origin' });
    const [, address] = said.exec(browser.text) ?? [];
    expect(address).toContain('@');
    await browser.open(checklist);
    site.shows(`leaves a message. You get it by email to ${address}.`);
  });

  test('names the last day of the trial number', async () => {
    const { browser } = site;
    await site.startAfter(createAgent);
    await browser.open('/demo/agent/agent_abc1?phone=look', { 'Sec-Fetch-Site': 'same-origin' });
    site.shows(
      /works for \d+ days, through \w+day, \w+ \d+\. It may take up to \d+ minutes to activate\. .*You get a permanent/,
    );
    await startTrial(browser);
    await browser.open('/demo/agent/agent_abc1');
    site.shows(
      /by email to \S+ within 24 hours\. Wrong address\? Email us\. Your trial number’s last day is \w+day, \w+ \d+\. .*dial the code again/,
    );
  });

  test('asks an owner with patients for a BAA instead of offering to answer tonight', async () => {
    const { browser } = site;
    const tonight = /answer tonight/;
    await site.startAfter(createAgent);
    await browser.open('/demo/agent/agent_abc1?phone=look', { 'Sec-Fetch-Site': 'same-origin' });
    site.shows(tonight, 'Unless you’ve forwarded your calls');
    await browser.open(checklist);
    site.shows(tonight);

    const dentist = anotherBrowser();
    await reachVoice(dentist, '/create-agent', { ...business, trade: 'dental' });
    await dentist.submit({ intent: 'default' });
    for (const page of ['/demo/agent/agent_abc1?phone=look', checklist]) {
      await dentist.open(page, { 'Sec-Fetch-Site': 'same-origin' });
      expect(dentist.text).toContain(dataTerms.baa);
      expect(dentist.text).not.toMatch(tonight);
    }
  });

  test.each([
    ['', true],
    ['plumbing', false],
  ])('asks an owner of the trade “%s” whether callers are patients: %s', async (trade, asks) => {
    const { browser } = site;
    await reachVoice(browser, '/create-agent', { ...business, trade });
    await browser.submit({ intent: 'default' });
    for (const page of ['/demo/agent/agent_abc1?phone=look', checklist]) {
      await browser.open(page, { 'Sec-Fetch-Site': 'same-origin' });
      site.showsIf(asks, 'Medical or dental? Ask us for a BAA');
    }
  });
});

test('the success page says before the trial when the number ends, and until when to add a card', async () => {
  await site.startAfter(createAgent);
  await site.browser.open(`${demo}?phone=look`);
  site.shows(/works for \d+ days, through \w+day, \w+ \d+\./, pricingCopy.noGap);
});

test('in a browser that doesn’t know the receptionist, its page says so first, and the trial’s button stands back', async () => {
  const { browser } = site;
  await site.startAfter(createAgent);
  const stranger = await anotherBrowser().open(demo);
  expect(stranger.text).toMatch(
    /Talk to This Receptionist.*This browser doesn’t know this receptionist\..*“Open on another device,”.*Start Trial Now/,
  );
  expect(stranger.text.match(/doesn’t know/g)).toHaveLength(1);
  const startIn = ({ page }: PlainBrowser) =>
    page.find
      .getAllByRole('link', { name: 'Start Trial Now' })
      .map(({ className }) => /btn-\w+/.exec(className)?.[0]);
  expect(startIn(stranger)).toEqual(['btn-quiet']);
  await browser.open(demo);
  expect(startIn(browser)).toContain('btn-primary');
  expect(browser.text).not.toContain('This browser doesn’t know this receptionist');
});

test('the button of a call is the filled one before the trial, and the next step’s in it', async () => {
  const { browser } = site;
  const styles = () => {
    const call = browser.page.find.getByRole('link', { name: 'Call your receptionist' });
    const next = browser.page.find.getByRole('navigation', { name: 'Your trial' }).querySelector('a');
    return [call, next].map((link) => /btn-(quiet|primary)/.exec(link?.className ?? '')?.[1]);
  };
  await site.startAfter(createAgent);
  await browser.open(`${demo}?phone=look`, { 'Sec-Fetch-Site': 'same-origin' });
  expect(styles()).toEqual(['primary', 'quiet']);
  await startTrial(browser);
  await browser.open(demo);
  expect(styles()).toEqual(['quiet', 'primary']);
});

test('a browser that doesn’t know the receptionist is neither congratulated nor told what its owner is', async () => {
  await site.startAfter(createAgent);
  const stranger = await anotherBrowser().open(`${demo}?phone=look`, { 'Sec-Fetch-Site': 'same-origin' });
  expect(stranger.page.region('Trial Number').text).toContain('512-555-0123');
  expect(stranger.text).not.toMatch(
    /Congratulations|Its Phone Number|Your trial number|your customers|your missed/i,
  );
});

test('the success page promises no number before one is assigned', async () => {
  site.backend.responses['get-agent-phone'] = { success: true, phoneNumber: null };
  await createAgent(site.browser);
  site.shows('receptionist is set up', 'at most 5 minutes');
  expect(site.browser.text).not.toMatch(/is ready|Give it a call/);
});
