import type { FailureCause } from '../backend/outcome';

/** The way to a receptionist that works, in order. */
export const funnelSteps = ['started', 'analysed', 'created', 'trial', 'paid', 'checklist-complete'] as const;

/** What the code tells whoever counts. Nothing in it may say who the visitor is. */
export type Observation =
  | { kind: 'funnel'; step: (typeof funnelSteps)[number]; variant: string }
  | { kind: 'refusal'; by: 'guard' | 'rate-limit' | 'body-limit'; status: number }
  | { kind: 'dropped-step' }
  | { kind: 'backend-call'; fn: string; outcome: 'ok' | FailureCause; ms: number }
  | { kind: 'breaker'; fn: string; state: 'closed' | 'half-open' | 'open' };

type Listener = (observation: Observation) => void;
const listeners = new Set<Listener>();

/** Tells that something happened; costs nothing where nobody listens. */
export function observe(observation: Observation): void {
  for (const listener of listeners) listener(observation);
}

/** @returns a function that ends it */
export function onObservation(listener: Listener): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
