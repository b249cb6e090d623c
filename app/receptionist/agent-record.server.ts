import { z } from 'zod';

import { trades } from '~/content/trades/trades';
import { env } from '~/environment/env.server';
import { cookieFamily } from '~/platform/session/cookie-jar.server';
import type { CookieJar } from '~/platform/session/cookie-jar.server';
import { oneOfKnown, listOfKnown } from '~/platform/session/known-entries';
import type { Visit } from '~/platform/session/visit.server';
import { saveVisitor, readVisitor } from '~/visits/visitor.server';
import { checklistKeys, withStep } from './checklist/checklist';
import { isAgentId, unknownAgent } from '~/domain/agent-id';
import { isPageView, navigationSource } from '~/visits/navigation.server';

const contact = {
  email: z.string(),
  address: z.string(),
  city: z.string(),
  state: z.string(),
  zipCode: z.string(),
};

const customerSchema = z.object({
  name: z.string(),
  ...contact,
});

const handoverSchema = z.object({
  businessName: z.string(),
  ...contact,
});
export type Handover = z.infer<typeof handoverSchema>;

const knowledgeSchema = z.object({
  businessName: z.string(),
  hours: z.string().optional(),
  serviceType: z.string().optional(),
  /** In miles, as the owner entered it. */
  serviceRange: z.string().optional(),
  timeZone: z.string().optional(),
  /** A slug. Until November 2026, records had the display name instead. */
  trade: z
    .string()
    .transform((text) => trades.find(({ name }) => name === text)?.slug ?? text)
    .optional(),
  /** Street, city, state and ZIP code on one line. */
  address: z.string().optional(),
  phone: z.string().optional(),
  email: z.string().optional(),
  /** Whether we derived the email from the website's address because the owner gave none. */
  emailIsGuess: z.boolean().optional(),
  /** The owner's notes about jobs and prices. */
  description: z.string().optional(),
  urgentNumber: z.string().optional(),
  /** Whether the owner gave a website. */
  hasWebsite: z.boolean().optional(),
  /** Whether a recording of the owner's own voice has been sent. */
  ownVoice: z.boolean().optional(),
  /** Whether answers changed after a call that may have created the agent. */
  isFirstVersion: z.boolean().optional(),
});
/** Everything the owner told the receptionist. It stays in the session when the trial form uses up the prefill. */
export type Knowledge = z.infer<typeof knowledgeSchema>;

const setupVariants = ['A', 'B', 'C', 'call'] as const;

/** The session's data about one agent. Background requests store their results in other cookies. */
const recordSchema = z.object({
  /** Whether this session created or signed up the agent; a link to its page is not enough. */
  own: z.boolean().optional(),
  /** Whether the owner's link was used in this browser. */
  isClaimed: z.boolean().optional(),
  setupVariant: oneOfKnown(setupVariants),
  handover: handoverSchema.optional(),
  knows: knowledgeSchema.optional(),
  customer: customerSchema.optional(),
  checklist: listOfKnown(checklistKeys).optional(),
  /** Whether the owner has been sent to a checkout since the trial form. */
  checkoutOpened: z.boolean().optional(),
  /** The last day of the trial as `YYYY-MM-DD`, set at the checkout. */
  trialEnds: z.string().optional(),
});
export type AgentRecord = z.infer<typeof recordSchema>;

const records = cookieFamily('agent', recordSchema);

export async function readRecord(jar: CookieJar, agentId: string): Promise<AgentRecord> {
  return (await jar.read(records, agentId)) ?? {};
}

/** Stores an agent's record. If it is too large for a cookie, leaves out the description; `false` if it is still too large. */
export async function saveAgentRecord(
  jar: CookieJar,
  agentId: string,
  record: AgentRecord,
): Promise<boolean> {
  if (await jar.write(records, agentId, record)) return true;
  if (!record.knows?.description) return false;
  const { description: _tooLong, ...knows } = record.knows;
  return jar.write(records, agentId, { ...record, knows });
}

/** Stores a new receptionist. Without a variant, this browser doesn't become its owner's. */
export async function saveTrialPrefill(
  jar: CookieJar,
  agentId: string,
  handover: Handover,
  setupVariant: (typeof setupVariants)[number] | undefined,
  knows: Knowledge = knowledgeFrom(handover),
): Promise<void> {
  const record = { ...(await readRecord(jar, agentId)), setupVariant, handover, own: true };
  await saveAgentRecord(jar, agentId, { ...record, knows });
}

/** Remembers that the owner's voice was sent, so that no page asks for it again. */
export async function rememberOwnVoice(jar: CookieJar, agentId: string): Promise<void> {
  const record = await readRecord(jar, agentId);
  const knows = { businessName: record.handover?.businessName ?? '', ...record.knows, ownVoice: true };
  const checklist = record.checklist && withStep(record.checklist, 'voice', true);
  await saveAgentRecord(jar, agentId, { ...record, knows, checklist });
}

function knowledgeFrom({ businessName, email, ...place }: Handover): Knowledge {
  return { businessName, email, address: addressLine(place) };
}

/** `1 Main St, Austin, TX 78701`, without the parts that are missing. */
export function addressLine({
  address,
  city,
  state,
  zipCode,
}: Pick<Handover, 'address' | 'city' | 'state' | 'zipCode'>): string {
  const stateAndZip = [state, zipCode].filter(Boolean).join(' ');
  return [address, city, stateAndZip].filter(Boolean).join(', ');
}

/** Whether this session created the agent, signed it up or took it over with a POST. */
export async function isOwnAgent(jar: CookieJar, agentId: string): Promise<boolean> {
  const { currentAgentId } = await readVisitor(jar);
  return currentAgentId === agentId || (await readRecord(jar, agentId)).own === true;
}

/** Whether the agent may have been created, and its trial started, in another browser. */
export async function mayBeElsewhere(jar: CookieJar, agentId: string): Promise<boolean> {
  return agentId !== unknownAgent && !isHouseAgent(agentId) && !(await isOwnAgent(jar, agentId));
}

/** Whether it is our own demo or setup receptionist, which visitors can talk to but not change. */
export function isHouseAgent(agentId: string): boolean {
  return agentId === env.demoAgentId || agentId === env.setupAgentId;
}

export async function agentIdOrCurrent(jar: CookieJar, named?: string | null): Promise<string> {
  if (isAgentId(named)) return named;
  const { currentAgentId } = await readVisitor(jar);
  return isAgentId(currentAgentId) ? currentAgentId : unknownAgent;
}

/** Makes this agent the session's current one. For POSTs only. */
export async function makeCurrent(jar: CookieJar, agentId: string): Promise<void> {
  const visitor = await readVisitor(jar);
  if (visitor.currentAgentId === agentId) return;
  await saveVisitor(jar, {
    ...visitor,
    ...(agentId === unknownAgent ? {} : { currentAgentId: agentId }),
  });
}

/** `makeCurrent` for a GET: it switches between the session's own agents only. */
export async function makeCurrentOnGet(visit: Visit, agentId: string): Promise<void> {
  await makeCurrent(visit.jar, (await canActOnGet(visit, agentId)) ? agentId : unknownAgent);
}

/** A GET may act only for the session's own agents, and only if it comes from our own page. A POST may act for any. */
export async function canActOnGet({ request, jar }: Visit, agentId: string): Promise<boolean> {
  return (
    isPageView(request) && navigationSource(request) === 'same-origin' && (await isOwnAgent(jar, agentId))
  );
}
