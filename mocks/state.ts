import { z } from 'zod';

interface MockAgent {
  businessName: string;
  phoneNumber?: string;
}

const agents = new Map<string, MockAgent>();
const responses = new Map<string, unknown>();
const maxEntries = 5_000;

export function saveAgent(agentId: string, agent: MockAgent): void {
  setWithLimit(agents, agentId, agent);
}

export function findAgent(agentId: string): MockAgent | undefined {
  return agents.get(agentId);
}

export function nextPhoneNumber(): string {
  const assigned = [...agents.values()].filter((agent) => agent.phoneNumber).length;
  return `+1512555${String(100 + (assigned % 100)).padStart(4, '0')}`;
}

/** Creates and stores the response on the first call with an idempotency key; returns the stored one on repeats. */
export function firstResponseFor<Stored>(key: string, create: () => Stored): Stored {
  if (!responses.has(key)) setWithLimit(responses, key, create());
  return responses.get(key) as Stored; // each function prefixes its keys, so the type is the one `create` returned
}

const stateSchema = z.object({
  agents: z.array(
    z.tuple([z.string(), z.object({ businessName: z.string(), phoneNumber: z.string().optional() })]),
  ),
  responses: z.array(z.tuple([z.string(), z.unknown()])),
});

export function exportState(): z.infer<typeof stateSchema> {
  return { agents: [...agents], responses: [...responses] };
}

/** @throws if `state` isn't a value returned by `exportState`. */
export function importState(state: unknown): void {
  const { agents: savedAgents, responses: savedResponses } = stateSchema.parse(state);
  for (const [id, { businessName, phoneNumber }] of savedAgents)
    setWithLimit(agents, id, { businessName, phoneNumber });
  for (const [key, response] of savedResponses) setWithLimit(responses, key, response);
}

function setWithLimit<Value>(map: Map<string, Value>, key: string, value: Value): void {
  map.set(key, value);
  const oldest = map.keys().next().value;
  if (map.size > maxEntries && oldest !== undefined) map.delete(oldest);
}
