/** Something that the metrics count. It must not identify the visitor. */
export type TelemetryEvent =
  | { kind: 'request-started' }
  | { kind: 'request'; route: string; method: string; status: number | 'gone'; ms: number }
  /** An increment of a counter from `defineCounter`. */
  | { kind: 'count'; name: string; labels: Record<string, string> }
  | { kind: 'refusal'; by: string; status: number }
  /** `outcome` is 'ok' or the cause of the failure. */
  | { kind: 'backend-call'; functionName: string; outcome: string; ms: number };

type Listener = (event: TelemetryEvent) => void;
const listeners = new Set<Listener>();

/** Reports an event to the metrics. */
export function record(event: TelemetryEvent): void {
  for (const listener of listeners) listener(event);
}

/** Calls `listener` with every event. Returns a function that stops it. */
export function onTelemetryEvent(listener: Listener): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
