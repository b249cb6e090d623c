import { expect } from 'vitest';

import type { FunctionPath } from '../../app/backend/contract.server';
import { days } from '../../app/domain/weekly-schedule';
import { business } from '../setup/typical-owner';
import type { PlainBrowser } from '../setup/plain-browser';
import type { useSite } from './site';

/** The address of a step of the setup. */
export type StepUrl = (name: string) => string;

export const reading = 'scrape-and-extract-business-data';
export const typed = { intent: 'next', ...business, BusinessName: 'Typed by hand', BusinessAddressCity: '' };
export const found = {
  BusinessName: 'Found on the web',
  BusinessAddressCity: 'Austin',
  WeeklySchedule: { sunday: { isOpen: true, ranges: [{ startTime: '9:00 AM', endTime: '1:00 PM' }] } },
};
export const rivera = { intent: 'analyze', websiteAddress: 'rivera.example' };

/** The fields of the default hours. */
export const weekdays = Object.fromEntries(
  days.slice(0, 5).map((day) => [`WeeklySchedule.${day}.isOpen`, 'on']),
);

/** Starts a setup by its form. Returns the URL of its first step. */
async function start(browser: PlainBrowser, path: string): Promise<string> {
  await browser.open(path);
  await browser.submit({ intent: 'form' }, path);
  return browser.url;
}

/** Sends the steps of a setup in any order, as tabs, old pages and slow responses do. */
export function useSetupSteps(site: ReturnType<typeof useSite>) {
  /** The first setup of a visitor, by its landing page: it begins once a file. */
  const firstSetups = new Map<string, { go: (browser: PlainBrowser) => Promise<void>; website: string }>();

  function firstSetup(path: string) {
    const setup = {
      website: '',
      go: async (browser: PlainBrowser) => void (setup.website = await start(browser, path)),
    };
    firstSetups.set(path, setup);
    return setup;
  }

  /** Starts a setup. `step` returns the URL of a step. */
  async function begin(path = '/create-agent'): Promise<StepUrl> {
    let website = '';
    if (site.browser.cookie === '') {
      const first = firstSetups.get(path) ?? firstSetup(path);
      await site.startAfter(first.go);
      ({ website } = first);
      await site.browser.open(website);
    } else website = await start(site.browser, path);
    return (name) => website.replace('/website?', `/${name}?`);
  }

  /** Starts a setup without a website. */
  async function beginWithoutWebsite(path?: string) {
    const step = await begin(path);
    await site.browser.submit({ intent: 'no-website' }, step('website'));
    return step;
  }

  /** Sends the business step, from whatever tab, and expects that it is accepted. */
  async function sendBusiness(step: StepUrl, fields: Record<string, string> = typed) {
    await site.browser.post(fields, step('business'));
    expect(site.browser.url).toContain('/voice');
  }

  /** Expects that the form's fields have all these values. */
  function holds(...values: string[]): void {
    const { url, page } = site.browser;
    const held = Object.entries(page.values).filter(([name]) => !/^(?:WeeklySchedule|shown$)/.test(name));
    const missing = values.filter((value) => !held.some(([, one]) => one === value));
    const fields = held.map(([name, value]) => `${name}: ${value}`).join('\n  ');
    if (missing.length > 0) expect.fail(`no field has “${missing.join('”, “')}” on ${url}\n  ${fields}`);
  }

  /** The hidden fields in which the form says what it shows. */
  function shownNow() {
    const { revision = '', shown = '' } = site.browser.page.values;
    return { revision, shown };
  }

  /** What a browser does that keeps fewer cookies than the site sets. */
  function evictDraft(step: StepUrl) {
    site.browser.keep(`draft-${new URL(step('')).searchParams.get('draft')}`, '');
  }

  /** A response that can be held back, and a function that releases it. */
  function heldBack(functionName: FunctionPath, body: unknown) {
    let release = () => {};
    const released = new Promise<void>((resolve) => (release = resolve));
    site.backend.responses[functionName] = async () => {
      await released;
      return { status: 200, body };
    };
    const requested = () => expect.poll(() => site.backend.to(functionName).length).toBeGreaterThan(0);
    return { release, requested };
  }

  return { begin, beginWithoutWebsite, sendBusiness, holds, shownNow, evictDraft, heldBack };
}
