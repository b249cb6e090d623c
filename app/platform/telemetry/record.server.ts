/** What the code reports to metrics. Nothing in it may identify the visitor. */
export type TelemetryEvent =
  | { kind: 'request-begun' }
  | { kind: 'request'; route: string; method: string; status: number | 'gone'; ms: number }
  /** Of a counter that `defineCounter` made. */
  | { kind: 'count'; name: string; labels: Record<string, string> }
  | { kind: 'refusal'; by: string; status: number }
  | { kind: 'dropped-step' }
  /** `outcome`: 'ok', or why it failed. */
  | { kind: 'backend-call'; functionName: string; outcome: string; ms: number };

type Listener = (event: TelemetryEvent) => void;
const listeners = new Set<Listener>();

export function record(event: TelemetryEvent): void {
  for (const listener of listeners) listener(event);
}

export function onTelemetryEvent(listener: Listener): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
