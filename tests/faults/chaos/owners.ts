import { setTimeout as sleep } from 'node:timers/promises';

import type { PlainBrowser } from '../../setup/plain-browser';
import { business, customer, sampleForm } from '../../setup/typical-owner';
import type { Site } from '../table/site';
import { nextAddress, visitorOf } from '../table/visitors';
import type { Ledger } from './ledger';

const paths = ['/', '/faq', '/create-agent', '/pricing', '/plumbing', '/try-now', '/privacy', '/about'];
const fromCheckout = {
  'Sec-Fetch-Site': 'cross-site',
  'Sec-Fetch-Mode': 'navigate',
  'Sec-Fetch-Dest': 'document',
};
const attempts = 90;

export interface Owner {
  name: string;
  visitor: PlainBrowser;
  agentId: string;
  checkout: string;
  sample: boolean;
}

/** The files of every page that was opened: some browser may still show it, and load one of them later. */
const filesOfOpenPages = new Set<string>();

/** Opens public pages, one after the other, and a file of any page that was opened before. */
export async function readPages(site: Site, ledger: Ledger, random: () => number, isOver: () => boolean) {
  const anyOf = (list: string[]) => list[Math.floor(random() * list.length)] ?? '/';
  while (!isOver()) {
    const visitor = visitorOf(site);
    for (let visit = 0; visit < 20 && !isOver(); visit += 1) {
      const page = await ledger.send('page', () => visitor.open(new URL(anyOf(paths), site.origin).href));
      for (const [file] of page?.html.matchAll(/\/assets\/[\w.-]+/g) ?? []) filesOfOpenPages.add(file);
      const name = anyOf([...filesOfOpenPages]);
      const file = await ledger.send('page', () => visitor.open(new URL(name, site.origin).href));
      if (file && file.status >= 400) ledger.missingFiles.add(`${file.status} ${name}`);
      await sleep(200 + random() * 400);
    }
  }
}

/**
 * Sets up a receptionist, from the first page to the return from the checkout, and repeats each step until it works, as
 * a patient owner would. Submits what costs money twice at the same time.
 */
export async function setUpReceptionist(site: Site, ledger: Ledger, random: () => number, number: number) {
  const address = nextAddress();
  const visitor = visitorOf(site, address);
  const name = `Rivera ${number}`;
  const owner: Owner = { name, visitor, agentId: '', checkout: '', sample: random() < 0.4 };
  const expectOwn = (page: PlainBrowser) => {
    for (const [shown] of page.html.matchAll(/Rivera \d+/g))
      if (shown !== name) ledger.foreign.add(`${shown} for ${name}`);
    for (const [shown] of page.html.matchAll(/agent_[0-9a-f]{32}/g))
      if (owner.agentId && shown !== owner.agentId) ledger.foreign.add(`${shown} for ${name}`);
  };

  async function open(path: string, headers: Record<string, string> = {}): Promise<void> {
    await repeat(
      `open ${path}`,
      () => visitor.open(site.origin + path, headers),
      (page) => page.status === 200,
      'page',
    );
  }
  async function submit(
    from: string,
    fields: Record<string, string>,
    goal: string,
    twice = false,
  ): Promise<void> {
    await post(from, (browser) => browser.post(fields, from), goal, twice);
  }
  async function post(
    from: string,
    send: (browser: PlainBrowser) => Promise<PlainBrowser>,
    goal: string,
    twice: boolean,
  ) {
    const attempt = async () => {
      const twin = twice ? copyOf(visitor, site, address) : null;
      const second = twin ? ledger.send('form', () => send(twin)) : null;
      const page = await send(visitor);
      const other = await second;
      if (other) expectOwn(other);
      return page;
    };
    await repeat(
      `${from} to ${goal}`,
      attempt,
      (page) => page.url.includes(goal) && page.status < 400,
      'form',
    );
  }
  async function repeat(
    step: string,
    request: () => Promise<PlainBrowser>,
    isDone: (page: PlainBrowser) => boolean,
    kind: 'page' | 'form',
  ): Promise<void> {
    for (let attempt = 0; attempt < attempts; attempt += 1) {
      const page = await ledger.send(kind, request);
      if (page) expectOwn(page);
      if (page && isDone(page)) return;
      await sleep(1_000 + random() * 1_000);
    }
    throw new Error(`${name} gave up: ${step}; the last page was ${visitor.url} with ${visitor.status}`);
  }

  await open('/create-agent');
  await submit(`${site.origin}/create-agent`, { intent: 'form' }, '/website');
  await submit(visitor.url, { intent: 'skip' }, '/business');
  await submit(visitor.url, { intent: 'next', ...business, BusinessName: name }, '/voice');
  const voice = visitor.url;
  if (owner.sample) await post(voice, (browser) => browser.upload(sampleForm(), voice), '/demo/agent/', true);
  else await submit(voice, { intent: 'default' }, '/demo/agent/', true);
  [owner.agentId = ''] = /agent_\w+/.exec(visitor.url) ?? [];
  const page = `/demo/agent/${owner.agentId}`;
  await repeat('a number', () => visitor.post({ intent: 'assign' }, site.origin + page), showsNumber, 'form');
  await open('/trial-signup');
  await submit(`${site.origin}/trial-signup`, { ...customer, name }, '/payment-setup');
  await submit(`${site.origin}/payment-setup`, { intent: 'subscribe' }, 'pay.example', true);
  owner.checkout = `cs_${number}_`;
  await open(`/calendar-setup?agentId=${owner.agentId}&session_id=${owner.checkout}`, fromCheckout);
  await open(`/calendar-setup?agent=${owner.agentId}`);
  await open(page);
  return owner;
}

function showsNumber(page: PlainBrowser): boolean {
  return page.html.includes('512-555-0123');
}

/** A copy of the browser with the same address and cookies, for double clicks. */
function copyOf(visitor: PlainBrowser, site: Site, address: string): PlainBrowser {
  const twin = visitorOf(site, address);
  for (const pair of visitor.cookie.split('; ')) {
    const at = pair.indexOf('=');
    if (at > 0) twin.keep(pair.slice(0, at), pair.slice(at + 1));
  }
  return twin;
}
