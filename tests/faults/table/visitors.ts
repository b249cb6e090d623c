import { setTimeout as sleep } from 'node:timers/promises';
import { Agent } from 'undici';

import { PlainBrowser } from '../../setup/plain-browser';
import { business as complete, reachVoice } from '../../setup/typical-owner';
import type { Site } from './site';
import type { Tally } from './tally';

let addresses = 0;

/** An address of loopback for each, so that limits by address count them one by one. */
export function nextAddress(): string {
  addresses += 1;
  return `127.1.${addresses >> 8}.${addresses & 255}`;
}

/** Somebody new, who waits 150 s for a response. */
export function visitorOf({ origin }: Site): PlainBrowser {
  const dispatcher = new Agent({ localAddress: nextAddress() });
  return new PlainBrowser(origin, (url, init) =>
    // Node's own fetch takes it, whatever its types say
    fetch(url, { ...init, dispatcher, signal: AbortSignal.timeout(150_000) } as RequestInit),
  );
}

/** Somebody at the step whose button creates the receptionist of a business that nobody else has. */
export interface Owner {
  business: string;
  visitor: PlainBrowser;
  /** Presses the button, on the page where that is. */
  create: () => Promise<PlainBrowser>;
}

export async function ownerBeforeCreation(site: Site): Promise<Owner> {
  const visitor = visitorOf(site);
  const business = `Rivera ${addresses}`;
  await reachVoice(visitor, '/create-agent', { ...complete, BusinessName: business });
  const step = visitor.url;
  if (!step.includes('/voice')) throw new Error(`${business} did not get to the voice step: ${step}`);
  return { business, visitor, create: () => visitor.submit({ intent: 'default' }, step) };
}

/** Presses the button; whatever was before, there is one receptionist then, and its page. */
export async function expectCreation(site: Site, tally: Tally, owner: Owner): Promise<void> {
  const page = await tally.count(owner.create);
  tally.expect(page?.url.includes('/demo/agent/'), `ends on ${page?.url} with ${page?.status}`);
  tally.expectOnce(site.backend.done('create-full-agent', owner.business));
}

/** Posts and pages of 40 visitors while `disturb` goes on. */
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
