import { z } from 'zod';

import { env } from '~/environment/env.server';
import { createCookiesById } from '~/platform/session/cookies-by-id.server';
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
  trade: z.string().optional(),
  /** Street, city, state and ZIP code on one line. */
  address: z.string().optional(),
  phone: z.string().optional(),
  email: z.string().optional(),
  /** Whether we derived the email from the website's address because the owner gave none. */
  emailIsGuess: z.boolean().optional(),
  /** The owner's notes about jobs and prices. */
  description: z.string().optional(),
  urgentNumber: z.string().optional(),
  /** Whether a recording of the owner's own voice has been sent. */
  ownVoice: z.boolean().optional(),
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
  setupVariant: z.enum(setupVariants).optional(),
  handover: handoverSchema.optional(),
  knows: knowledgeSchema.optional(),
  customer: customerSchema.optional(),
  checklist: z.array(z.enum(checklistKeys)).optional(),
  /** Whether the owner has been sent to a checkout since the trial form. */
  checkoutOpened: z.boolean().optional(),
  /** The last day of the trial as `YYYY-MM-DD`, set at the checkout. */
  trialEnds: z.string().optional(),
});
export type AgentRecord = z.infer<typeof recordSchema>;

const records = createCookiesById('agent', recordSchema);

export async function readRecord(request: Request, agentId: string): Promise<AgentRecord> {
  return (await records.read(request, agentId)) ?? {};
}

/**
 * The `Set-Cookie` values that store an agent's record. If it is too large for a cookie, the description is left out;
 * `null` if it is still too large.
 */
export async function saveAgentRecord(
  request: Request,
  agentId: string,
  record: AgentRecord,
): Promise<string[] | null> {
  const cookies = await records.write(request, agentId, record);
  if (cookies || !record.knows?.description) return cookies;
  const { description: _tooLong, ...knows } = record.knows;
  return records.write(request, agentId, { ...record, knows });
}

/** The `Set-Cookie` values that store a new receptionist. Without a variant, this browser doesn't become its owner's. */
export async function saveTrialPrefill(
  request: Request,
  agentId: string,
  handover: Handover,
  setupVariant: (typeof setupVariants)[number] | undefined,
  knows: Knowledge = knowledgeFrom(handover),
): Promise<string[]> {
  const record = { ...(await readRecord(request, agentId)), setupVariant, handover, own: true };
  return (await saveAgentRecord(request, agentId, { ...record, knows })) ?? [];
}

/** Remembers that the owner's voice was sent, so that no page asks for it again. */
export async function rememberOwnVoice(request: Request, agentId: string): Promise<string[]> {
  const record = await readRecord(request, agentId);
  const knows = { businessName: record.handover?.businessName ?? '', ...record.knows, ownVoice: true };
  const checklist = record.checklist && withStep(record.checklist, 'voice', true);
  return (await saveAgentRecord(request, agentId, { ...record, knows, checklist })) ?? [];
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
export async function isOwnAgent(request: Request, agentId: string): Promise<boolean> {
  const { currentAgentId } = await readVisitor(request);
  return currentAgentId === agentId || (await readRecord(request, agentId)).own === true;
}

/** Whether the agent may have been created, and its trial started, in another browser. */
export async function mayBeElsewhere(request: Request, agentId: string): Promise<boolean> {
  return agentId !== unknownAgent && !isHouseAgent(agentId) && !(await isOwnAgent(request, agentId));
}

/** Whether it is our own demo or setup receptionist, which visitors can talk to but not change. */
export function isHouseAgent(agentId: string): boolean {
  return agentId === env.demoAgentId || agentId === env.setupAgentId;
}

export async function agentIdOrCurrent(request: Request, named?: string | null): Promise<string> {
  if (isAgentId(named)) return named;
  const { currentAgentId } = await readVisitor(request);
  return isAgentId(currentAgentId) ? currentAgentId : unknownAgent;
}

/** The `Set-Cookie` values that make this agent the session's current one; none if it already is. For POSTs only. */
export async function makeCurrent(request: Request, agentId: string): Promise<string[]> {
  const visitor = await readVisitor(request);
  if (visitor.currentAgentId === agentId) return [];
  return [
    await saveVisitor(request, {
      ...visitor,
      ...(agentId === unknownAgent ? {} : { currentAgentId: agentId }),
    }),
  ];
}

/** `makeCurrent` for a GET: it switches between the session's own agents only. */
export async function makeCurrentOnGet(request: Request, agentId: string): Promise<string[]> {
  return makeCurrent(request, (await canActOnGet(request, agentId)) ? agentId : unknownAgent);
}

/** A GET may act only for the session's own agents, and only if it comes from our own page. A POST may act for any. */
export async function canActOnGet(request: Request, agentId: string): Promise<boolean> {
  return (
    isPageView(request) && navigationSource(request) === 'same-origin' && (await isOwnAgent(request, agentId))
  );
}
