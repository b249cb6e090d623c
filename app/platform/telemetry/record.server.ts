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

/** A Prometheus counter. Each label lists all its values, so that every series starts at 0. */
export interface CounterDefinition<Labels extends Record<string, readonly string[]>> {
  name: string;
  help: string;
  labels: Labels;
}

export const definedCounters: CounterDefinition<Record<string, readonly string[]>>[] = [];

/** Defines a counter and returns the function that increments it. Call it at module level: the registry is created once all modules have loaded. */
export function defineCounter<const Labels extends Record<string, readonly string[]>>(
  definition: CounterDefinition<Labels>,
): (labels: { [Label in keyof Labels]: Labels[Label][number] }) => void {
  definedCounters.push(definition);
  return (labels) => record({ kind: 'count', name: definition.name, labels });
}
