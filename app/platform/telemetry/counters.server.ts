import { record } from './record.server';

/** A counter of what this product does. Each label lists its values, so that every series begins at 0. */
export interface CounterDefinition<Labels extends Record<string, readonly string[]>> {
  name: string;
  help: string;
  labels: Labels;
}

export const definedCounters: CounterDefinition<Record<string, readonly string[]>>[] = [];

/** Call it when a module loads: the registry is made after all of them. Returns the function that counts. */
export function defineCounter<const Labels extends Record<string, readonly string[]>>(
  definition: CounterDefinition<Labels>,
): (labels: { [Label in keyof Labels]: Labels[Label][number] }) => void {
  definedCounters.push(definition);
  return (labels) => record({ kind: 'count', name: definition.name, labels });
}
