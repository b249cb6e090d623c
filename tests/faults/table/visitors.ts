import { setTimeout as sleep } from 'node:timers/promises';
import { Agent } from 'undici';

import { PlainBrowser } from '../../setup/plain-browser';
import { business as complete, reachVoice } from '../../setup/typical-owner';
import type { Site } from './site';
import type { Tally } from './tally';

let addresses = 0;

/** A new loopback address for each visitor, because limits count by address. */
export function nextAddress(): string {
  addresses += 1;
  return `127.1.${addresses >> 8}.${addresses & 255}`;
}

/** A new visitor, who waits 100 s for a response: longer than any backend call may take. */
export function visitorOf({ origin }: Pick<Site, 'origin'>, localAddress = nextAddress()): PlainBrowser {
  const dispatcher = new Agent({ localAddress });
  return new PlainBrowser(origin, (url, init) =>
    // The types of `fetch` lack `dispatcher`, which Node supports.
    fetch(url, { ...init, dispatcher, signal: AbortSignal.timeout(100_000) } as RequestInit),
  );
}

/** A visitor on the last step of the setup, with a business name of their own. */
export interface Owner {
  business: string;
  visitor: PlainBrowser;
  /** Submits the last step, which creates the receptionist. */
  create: () => Promise<PlainBrowser>;
}

export async function ownerBeforeCreation(site: Site): Promise<Owner> {
  const visitor = visitorOf(site);
  const business = `Rivera ${addresses}`;
  await reachVoice(visitor, '/create-agent', { ...complete, BusinessName: business });
  const step = visitor.url;
  if (!step.includes('/voice')) throw new Error(`${business} did not reach the voice step: ${step}`);
  return { business, visitor, create: () => visitor.post({ intent: 'default' }, step) };
}

/** Submits the last step and expects the page of the receptionist, created once, whatever failed before. */
export async function expectCreation(site: Site, tally: Tally, owner: Owner): Promise<void> {
  const page = await tally.count(owner.create);
  tally.expect(page?.url.includes('/demo/agent/'), `ends on ${page?.url} with ${page?.status}`);
  tally.expectOnce(site.backend.done('create-full-agent', JSON.stringify(owner.business)));
}

/** 40 visitors post forms and open pages until `disturb` ends. */
export async function underLoad(
  site: Site,
  tally: Tally,
  disturb: () => Promise<unknown>,
  pauseMs = 400,
): Promise<void> {
  let isOver = false;
  const visits = Array.from({ length: 40 }, async () => {
    const visitor = visitorOf(site);
    await visitor.open('/create-agent').catch(() => undefined);
    while (!isOver) {
      await tally.count(() => visitor.postOnce('/create-agent', { intent: 'form' }));
      await tally.count(() => visitor.open('/faq'));
      await sleep(pauseMs);
    }
  });
  await disturb();
  isOver = true;
  await Promise.all(visits);
}
