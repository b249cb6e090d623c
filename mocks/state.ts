import { z } from 'zod';

export interface MockAgent {
  businessName: string;
  phoneNumber?: string;
}

const agents = new Map<string, MockAgent>();
const responses = new Map<string, unknown>();
const most = 5_000;

export function rememberAgent(agentId: string, agent: MockAgent): void {
  keep(agents, agentId, agent);
}

export function findAgent(agentId: string): MockAgent | undefined {
  return agents.get(agentId);
}

export function nextPhoneNumber(): string {
  const assigned = [...agents.values()].filter((agent) => agent.phoneNumber).length;
  return `+1512555${String(100 + (assigned % 100)).padStart(4, '0')}`;
}

/** The first response for an idempotency key is the response to all repeats. */
export function onceFor<Stored>(key: string, make: () => Stored): Stored {
  if (!responses.has(key)) keep(responses, key, make());
  return responses.get(key) as Stored; // only `make` of the same function writes under its key
}

const saved = z.object({
  agents: z.array(
    z.tuple([z.string(), z.object({ businessName: z.string(), phoneNumber: z.string().optional() })]),
  ),
  responses: z.array(z.tuple([z.string(), z.unknown()])),
});

export function remembered(): z.infer<typeof saved> {
  return { agents: [...agents], responses: [...responses] };
}

/** Restores what `remembered` gave; does nothing where there is nothing yet. */
export function restore(state: unknown): void {
  if (state === undefined) return;
  const { agents: savedAgents, responses: savedResponses } = saved.parse(state);
  for (const [id, { businessName, phoneNumber }] of savedAgents)
    keep(agents, id, { businessName, ...(phoneNumber ? { phoneNumber } : {}) });
  for (const [key, response] of savedResponses) keep(responses, key, response);
}

function keep<Value>(map: Map<string, Value>, key: string, value: Value): void {
  map.set(key, value);
  const oldest = map.keys().next().value;
  if (map.size > most && oldest !== undefined) map.delete(oldest);
}
