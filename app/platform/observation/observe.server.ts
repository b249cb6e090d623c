export const funnelSteps = ['started', 'analysed', 'created', 'trial', 'paid', 'checklist-complete'] as const;
/** A variant of the form, a call, or an agent that came here by its address. */
export const funnelVariants = ['A', 'B', 'C', 'call', 'unknown'] as const;

/** What the code reports to metrics. Nothing in it may identify the visitor. */
export type Observation =
  | { kind: 'request-begun' }
  | { kind: 'request'; route: string; method: string; status: number | 'gone'; ms: number }
  | { kind: 'funnel'; step: (typeof funnelSteps)[number]; variant: (typeof funnelVariants)[number] }
  | { kind: 'refusal'; by: string; status: number }
  | { kind: 'dropped-step' }
  /** `outcome`: 'ok', or why it failed. */
  | { kind: 'backend-call'; functionName: string; outcome: string; ms: number };

type Listener = (observation: Observation) => void;
const listeners = new Set<Listener>();

export function observe(observation: Observation): void {
  for (const listener of listeners) listener(observation);
}

export function onObservation(listener: Listener): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
