import { describe, expect, test } from 'vitest';

import { business, createAgent, customer, reachBusiness } from '../setup/typical-owner';
import { useSite } from './site';

const site = useSite();
const misspelled = 'joe@gmial.com';
const question = /Did you mean joe@gmail\.com ?\?/; // the address is an element of its own

interface Form {
  name: string;
  field: string;
  fields: Record<string, string>;
  wrong: Record<string, string>;
  next: string;
  reach: () => Promise<unknown>;
}

/** Each form with an email address: how to reach it, its field, what it sends, what is wrong with another field, and the heading of the next page. */
const forms: Form[] = [
  {
    name: 'website',
    field: 'email',
    fields: { intent: 'no-website' },
    wrong: { intent: 'analyze', websiteAddress: 'not a website' },
    next: 'Tell Us About Your Business',
    reach: async () => {
      await site.browser.open('/create-agent');
      await site.browser.submit({ intent: 'form' });
    },
  },
  {
    name: 'business',
    field: 'BusinessEmail',
    fields: { ...business, intent: 'next' },
    wrong: { BusinessAddressZipcode: '7' },
    next: 'Choose a Voice',
    reach: () => reachBusiness(site.browser),
  },
  {
    name: 'trial',
    field: 'email',
    fields: customer,
    wrong: { zipCode: '7' },
    next: 'Add Your Payment Method',
    reach: async () => {
      await createAgent(site.browser);
      await site.browser.open('/trial-signup');
    },
  },
];

describe.each(forms)(
  'an address at a misspelled provider in the $name form',
  ({ field, fields, wrong, next, reach }) => {
    const value = () => {
      const [input = ''] = new RegExp(`<input[^>]*name="${field}"[^>]*>`).exec(site.browser.html) ?? [];
      return /value="([^"]*)"/.exec(input)?.[1];
    };

    test('is asked about once, and goes on unchanged', async () => {
      const { browser } = site;
      await reach();
      await browser.submit({ ...fields, [field]: misspelled });
      site.shows(question);
      expect([browser.status, value()]).toEqual([200, misspelled]);
      await browser.submit({ ...fields, [field]: misspelled, askedAbout: misspelled });
      site.shows(next);
    });

    test('stays as typed when Enter sends the form, which clicks its first button', async () => {
      const { browser } = site;
      await reach();
      await browser.submit({ ...fields, [field]: misspelled });
      const [first] = browser.page.document.querySelectorAll('form[id] button[type=submit]');
      expect(first?.outerHTML).not.toContain('use-email');
    });

    test('is asked about together with the errors of other fields', async () => {
      const { browser } = site;
      await reach();
      await browser.submit({ ...fields, ...wrong, [field]: misspelled });
      expect(browser.status).toBe(400);
      site.shows(question);
      await browser.submit({ ...fields, [field]: misspelled, askedAbout: misspelled });
      site.shows(next);
    });

    test('is asked about once, also if the form comes back for other reasons', async () => {
      const { browser } = site;
      await reach();
      await browser.submit({ ...fields, [field]: misspelled });
      for (const round of ['first', 'second']) {
        await browser.submit({ ...fields, ...wrong, [field]: misspelled, askedAbout: misspelled });
        expect([round, browser.status]).toEqual([round, 400]);
        expect(browser.html).not.toMatch(/role="group"[^>]*aria-label="Email suggestion"[^>]*autofocus/i);
      }
      site.shows(question);
      await browser.submit({ ...fields, [field]: misspelled, askedAbout: misspelled });
      site.shows(next);
    });

    test('is asked about again after another address', async () => {
      const { browser } = site;
      await reach();
      await browser.submit({ ...fields, [field]: misspelled });
      await browser.submit({ ...fields, ...wrong, [field]: 'joe@gmal.com', askedAbout: misspelled });
      await browser.submit({ ...fields, [field]: misspelled, askedAbout: 'joe@gmal.com' });
      expect(browser.status).toBe(200);
      site.shows(question);
    });

    test('is replaced by the suggestion with one button', async () => {
      const { browser } = site;
      await reach();
      await browser.submit({ ...fields, [field]: misspelled });
      const { intent: _none, ...typed } = { ...fields, [field]: misspelled };
      await browser.submit({ ...typed, 'use-email': field });
      expect(value()).toBe('joe@gmail.com');
      expect(browser.text).not.toMatch(question);
      await browser.submit({ ...fields, [field]: 'joe@gmail.com' });
      site.shows(next);
    });
  },
);

test('the details ask once, also if they are opened again or changed from the review', async () => {
  const { browser } = site;
  const next = { ...business, intent: 'next', BusinessEmail: misspelled };
  await reachBusiness(browser, '/create-agent2');
  const path = browser.url;
  await browser.submit(next);
  site.shows(question);
  await browser.open(path);
  await browser.submit(next);
  site.shows('Choose a Voice');
  await browser.submit({ intent: 'default' });
  await browser.open(browser.page.link('Change Business Email') ?? '');
  await browser.submit({ ...business, 'edit-trade': 'choose', BusinessEmail: misspelled });
  expect(browser.text).not.toMatch(question);
  await browser.submit(next);
  expect(browser.url).toContain('/confirm');
  await browser.open(path);
  await browser.submit({ ...next, BusinessEmail: 'joe@gmal.com' });
  site.shows(question);
});

test('Skip on the website step asks too, because no later form does', async () => {
  const { browser } = site;
  await browser.open('/create-agent');
  await browser.submit({ intent: 'form' });
  await browser.submit({ intent: 'skip', email: misspelled });
  site.shows(question);
  await browser.submit({ intent: 'skip', email: misspelled, askedAbout: misspelled });
  site.shows('Tell Us About Your Business');
});

test('an edit of the details keeps the question about an address, and asks no new one', async () => {
  const { browser } = site;
  const edit = { ...business, BusinessEmail: misspelled, trade: 'plumbing', 'edit-trade': 'choose' };
  await reachBusiness(browser);
  await browser.submit(edit);
  expect(browser.text).not.toMatch(question);
  await browser.submit({ ...business, intent: 'next', BusinessEmail: misspelled });
  await browser.submit({ ...edit, askedAbout: misspelled });
  site.shows(question);
  await browser.submit({ ...business, intent: 'next', BusinessEmail: misspelled, askedAbout: misspelled });
  site.shows('Choose a Voice');
});

test('the button that moves an address out of the website field keeps the question', async () => {
  const { browser } = site;
  const typed = { websiteAddress: 'joe@rivera.example', email: misspelled };
  await browser.open('/create-agent');
  await browser.submit({ intent: 'form' });
  await browser.submit({ ...typed, intent: 'no-website' });
  await browser.submit({ ...typed, askedAbout: misspelled, intent: 'use-domain' });
  site.shows(question);
  await browser.submit({ ...typed, askedAbout: misspelled, intent: 'no-website' });
  site.shows('Tell Us About Your Business');
});

describe('no form asks again about an address that an earlier one asked about', () => {
  const quickSetup = async () => {
    await site.browser.open('/create-agent2');
    await site.browser.submit({ intent: 'form' });
  };
  const answer = async (fields: Record<string, string>, field: string) => {
    await site.browser.submit({ ...fields, [field]: misspelled });
    site.shows(question);
    await site.browser.submit({ ...fields, [field]: misspelled, askedAbout: misspelled });
  };
  const goOnToTrial = async () => {
    const { browser } = site;
    await browser.submit({ intent: 'default' });
    expect(browser.page.heading).toBe('Check Your Answers');
    site.shows(misspelled);
    expect(browser.text).not.toContain('Did you mean');
    await browser.submit({ intent: 'create' });
    await browser.open('/trial-signup');
    expect(browser.page.values.email).toBe(misspelled);
    expect(browser.text).not.toMatch(question);
    await browser.submit({ ...customer, email: 'joe@gmal.com' });
    site.shows(question);
    await browser.submit({ ...customer, email: misspelled });
    site.shows('Add Your Payment Method');
  };

  test('on the website step', async () => {
    const { browser } = site;
    await quickSetup();
    await answer({ intent: 'no-website' }, 'email');
    await browser.submit({ ...business, intent: 'next', BusinessEmail: misspelled });
    site.shows('Choose a Voice');
    await goOnToTrial();
  });

  test('on the business step', async () => {
    const { browser } = site;
    await quickSetup();
    await browser.submit({ intent: 'no-website' });
    const path = browser.url;
    await answer({ ...business, intent: 'next' }, 'BusinessEmail');
    await browser.open(path);
    await browser.submit({ intent: 'back' });
    await browser.submit({ intent: 'no-website', email: misspelled });
    expect(browser.text).not.toMatch(question);
    await browser.submit({ ...business, intent: 'next', BusinessEmail: misspelled });
    site.shows('Choose a Voice');
    await goOnToTrial();
  });
});

test('the trial, the number and the mail to another device use the address that was corrected in the details', async () => {
  const { browser, backend } = site;
  const corrected = 'joe@gmail.com';
  await browser.open('/create-agent');
  await browser.submit({ intent: 'form' });
  await browser.submit({ intent: 'no-website', email: misspelled });
  await browser.submit({ intent: 'no-website', email: misspelled, askedAbout: misspelled });
  await browser.submit({ ...business, intent: 'next', BusinessEmail: corrected });
  await browser.submit({ intent: 'default' });
  expect(backend.to('create-full-agent')[0]?.body).toMatchObject({ email: corrected });
  backend.responses['get-agent-phone'] = { success: true };
  backend.responses['assign-agent-phone'] = { success: true, assignedPhoneNumber: '(512) 555-0199' };
  await browser.open('/demo/agent/agent_abc1?phone=assign');
  expect(backend.to('assign-agent-phone')[0]?.body).toMatchObject({ userEmail: corrected });
  await browser.open('/trial-signup');
  expect(browser.page.values.email).toBe(corrected);
  await browser.open('/other-device?agentId=agent_abc1');
  expect(browser.html).toContain(`mailto:${corrected}`);
});

test('the review shows the email that stands in for an empty business email', async () => {
  const { browser, backend } = site;
  await browser.open('/create-agent2');
  await browser.submit({ intent: 'form' });
  await browser.submit({ intent: 'no-website', email: misspelled });
  await browser.submit({ intent: 'no-website', email: misspelled, askedAbout: misspelled });
  await browser.submit({ ...business, intent: 'next', BusinessEmail: '' });
  await browser.submit({ intent: 'default' });
  site.shows(/Email joe@gmial\.com Change/);
  expect(browser.text).not.toMatch(/Not given .*Business Email/);
  expect(browser.page.link('Change Email')).toMatch(/\/website\?draft=\w+&change=true#website-email$/);
  await browser.submit({ intent: 'create' });
  expect(backend.to('create-full-agent')).toHaveLength(1);
});

describe('an address that we guess from the website', () => {
  const guess = 'info@rivera.example';
  const guessQuestion = new RegExp(`Does anybody read ${guess} ?\\?`);
  const { BusinessEmail: _none, ...details } = business;
  const next = { ...details, intent: 'next' };
  const reach = async (fields: Record<string, string> = {}) => {
    await site.browser.open('/create-agent');
    await site.browser.submit({ intent: 'form' });
    return site.browser.submit({ intent: 'analyze', websiteAddress: 'rivera.example', ...fields });
  };

  test('is asked about once, beside the errors of other fields, and stays a guess if Next goes on', async () => {
    const { browser } = site;
    await reach();
    const step = browser.url;
    expect(browser.text).not.toMatch(guessQuestion);
    await browser.submit({ ...next, BusinessAddressZipcode: '7' });
    expect(browser.status).toBe(400);
    site.shows(guessQuestion);
    await browser.submit({ ...next, BusinessAddressZipcode: '78701', askedAbout: guess });
    site.shows('Choose a Voice');
    await browser.open(step);
    expect(browser.page.field(/^Business Email/)).toBe('');
    await browser.submit(next);
    site.shows('Choose a Voice');
  });

  test('becomes the owner’s with one button, which goes on', async () => {
    const { browser, backend } = site;
    await reach();
    await browser.submit(next);
    expect(browser.status).toBe(200);
    site.shows(guessQuestion);
    expect(browser.page.heading).toBe('Tell Us About Your Business');
    await browser.submit({ ...next, intent: 'use-guess', askedAbout: guess, BusinessAddressZipcode: '7' });
    expect(browser.page.field(/^Business Email/)).toBe(guess);
    expect(browser.text).not.toMatch(guessQuestion);
    await browser.submit({ ...next, BusinessEmail: guess });
    await browser.submit({ intent: 'default' });
    expect(backend.to('create-full-agent')[0]?.body).toMatchObject({
      email: guess,
      businessData: { BusinessEmail: guess },
    });
  });

  test.each([
    ['one that the owner types then', {}, { BusinessEmail: 'ana@rivera.example' }],
    ['the owner’s', { email: 'ana@rivera.example' }, {}],
  ])('is not asked about next to %s', async (_which, first, then) => {
    const { browser } = site;
    await reach(first);
    await browser.submit({ ...next, ...then });
    site.shows('Choose a Voice');
  });

  test('is not asked about if the website has one', async () => {
    const { browser, backend } = site;
    const businessData = { ...details, BusinessEmail: 'office@rivera.example' };
    backend.responses['scrape-and-extract-business-data'] = { success: true, businessData };
    await reach();
    await browser.submit({ intent: 'next' });
    site.shows('Choose a Voice');
  });
});

test('the review shows the guessed email that is used if the owner gives none', async () => {
  const { browser } = site;
  await browser.open('/create-agent2');
  await browser.submit({ intent: 'form' });
  await browser.submit({ intent: 'next', websiteAddress: 'rivera.example' });
  await browser.submit({ intent: 'manual' });
  const next = { ...business, intent: 'next', BusinessEmail: '' };
  await browser.submit(next);
  await browser.submit({ ...next, askedAbout: 'info@rivera.example' });
  await browser.submit({ intent: 'default' });
  site.shows(/Business Email info@rivera\.example Our guess from your website/);
});

test('the trial form asks about an address that was said in the setup call, on its first view and not again', async () => {
  const { browser } = site;
  site.backend.responses['get-agent-phone'] = { success: true, phoneNumber: null };
  await browser.open('/create-agent/voice-setup');
  await browser.post({ Agent_Id: 'agent_abc1', UsersEmailAddress: misspelled }, '/voice-handover');
  await browser.open('/trial-signup');
  site.shows(question);
  expect(browser.html).not.toMatch(/aria-label="Email suggestion"[^>]*autofocus/i);
  await browser.submit({ ...customer, email: misspelled, askedAbout: misspelled });
  site.shows('Add Your Payment Method');
  await browser.open('/trial-signup');
  expect(browser.text).not.toMatch(question);
});
