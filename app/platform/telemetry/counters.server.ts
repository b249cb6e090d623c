import { record } from './record.server';

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
