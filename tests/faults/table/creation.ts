import type { PlainBrowser } from '../../setup/plain-browser';
import { business as complete, reachVoice } from '../../setup/typical-owner';
import type { Behaviour } from './counting-backend';
import type { Site } from './site';
import type { Tally } from './tally';

const create = 'create-full-agent';
const mostPresses = 30;
let businesses = 0;

/** Somebody at the step whose button creates the receptionist of a business that nobody else has. */
export interface Owner {
  business: string;
  visitor: PlainBrowser;
  /** Presses the button, on the page where that is. */
  create: () => Promise<PlainBrowser>;
}

export async function ownerBeforeCreation(
  site: Site,
  { limitMs, visitor = site.visitor(limitMs) }: { limitMs?: number; visitor?: PlainBrowser } = {},
): Promise<Owner> {
  businesses += 1;
  const business = `Rivera ${businesses}`;
  await reachVoice(visitor, '/create-agent', { ...complete, BusinessName: business });
  const step = visitor.url;
  if (!step.includes('/voice')) throw new Error(`${business} did not get to the voice step: ${step}`);
  return { business, visitor, create: () => visitor.submit({ intent: 'default' }, step) };
}

/** Creates while the backend misbehaves, then once more when it is well: one receptionist, and the visitor has it. */
export async function createOver(site: Site, tally: Tally, behaviour: Behaviour): Promise<void> {
  const owner = await ownerBeforeCreation(site, { limitMs: 90_000 });
  site.backend.behaviours[create] = behaviour;
  const refused = await tally.count(owner.create);
  tally.expect(Boolean(refused?.html.includes('Agent Creation Failed')), 'the failure is not told');
  site.backend.behaviours = {};
  await countCreation(site, tally, owner);
}

/** Presses the button; whatever was before, there is one receptionist then, and its page. */
export async function countCreation(site: Site, tally: Tally, owner: Owner): Promise<void> {
  const page = await tally.count(owner.create);
  tally.expect(Boolean(page?.url.includes('/demo/agent/')), `ends on ${page?.url} with ${page?.status}`);
  countDuplicates(site, tally, owner);
}

/** Presses the button now and then, as people do: calls are held back for seconds where none got through. */
export async function createAtLast(site: Site, tally: Tally, owner: Owner): Promise<void> {
  for (let press = 0; press < mostPresses; press += 1) {
    const page = await tally.count(owner.create);
    if (page?.url.includes('/demo/agent/')) return countDuplicates(site, tally, owner);
    await new Promise((resolve) => setTimeout(resolve, 1_000));
  }
  tally.remark(`pressed ${mostPresses} times in vain, last on ${owner.visitor.url}`);
}

export function countDuplicates(
  { backend }: Site,
  tally: Tally,
  { business }: Pick<Owner, 'business'>,
): void {
  const created = backend.created(create, business);
  tally.duplicated += Math.max(0, created - 1);
  tally.expect(created > 0, 'nothing was created');
}
