import { describe, expect, test } from 'vitest';

import { checkOnly, enhancedHeader } from '../../app/platform/forms/form-protocol';
import { business, customer } from '../setup/typical-owner';
import { reading, useSetupSteps } from './setup-steps';
import { useSite } from './site';

// A script asks which errors a refused form has now. The answer is the page, and nothing else may happen.
const site = useSite();
const { begin, beginWithoutWebsite } = useSetupSteps(site);

/** Sends the current page's form with these values, only to be checked. */
async function check(fields: Record<string, string>) {
  const { browser } = site;
  const body = new URLSearchParams({ ...browser.page.formWith(fields, browser.url).values, ...fields });
  await browser.send(browser.url, {
    method: 'POST',
    headers: {
      Origin: new URL(browser.url).origin,
      'Content-Type': 'application/x-www-form-urlencoded',
      [enhancedHeader]: checkOnly,
    },
    body: body.toString(),
  });
}

function wrongFields(): (string | null)[] {
  const fields = [...site.browser.page.document.querySelectorAll('[aria-invalid]')];
  return fields.map((field) => field.getAttribute('name'));
}

interface CheckedForm {
  name: string;
  open: () => Promise<string>;
  wrong: Record<string, string>;
  right: Record<string, string>;
  errors: string[];
}

describe.each<CheckedForm>([
  {
    name: 'website step',
    open: async () => (await begin())('website'),
    wrong: { intent: 'analyze', websiteAddress: 'rivera', email: 'ana@' },
    right: { intent: 'analyze', websiteAddress: 'rivera.example', email: 'ana@rivera.example' },
    errors: ['websiteAddress', 'email'],
  },
  {
    name: 'business step',
    open: async () => (await beginWithoutWebsite())('business'),
    wrong: { intent: 'next', ...business, BusinessName: '', BusinessAddressZipcode: '787' },
    right: { intent: 'next', ...business },
    errors: ['BusinessName', 'BusinessAddressZipcode'],
  },
  {
    name: 'trial form',
    open: () => Promise.resolve('/trial-signup?agent=agent_abc1'),
    wrong: { ...customer, email: 'ana@', zipCode: '' },
    right: customer,
    errors: ['email', 'zipCode'],
  },
])('a check of the $name', ({ open, wrong, right, errors }) => {
  test('reports the errors of the values, and saves and sends nothing', async () => {
    const { browser, backend } = site;
    await browser.open(await open());
    const address = browser.url;
    const before = browser.page.values;
    await check(wrong);
    expect(wrongFields()).toEqual(errors);
    await browser.open(address);
    await check(right);
    expect(wrongFields()).toEqual([]);
    expect(browser.url).toBe(address);
    await browser.open(address);
    expect(browser.page.values).toEqual({ ...before, shown: browser.page.values.shown });
    expect(backend.to(reading)).toEqual([]);
  });
});
