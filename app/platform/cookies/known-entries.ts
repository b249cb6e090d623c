import { z } from 'zod';

// Schemas of values in cookies. During a deploy, an instance also reads values of the next release. Unknown entries are left
// out, so that the rest of the value stays valid.

/** An object with any of these keys. Entries with other keys, or with values that `value` rejects, are left out. */
export function recordOfKnown<Key extends string, Value>(keys: readonly Key[], value: z.ZodType<Value>) {
  return z.record(z.string(), z.unknown()).transform((entries) => {
    const known: Partial<Record<Key, Value>> = {};
    for (const key of keys) {
      const parsed = value.safeParse(entries[key]);
      if (Object.hasOwn(entries, key) && parsed.success) known[key] = parsed.data;
    }
    return known;
  });
}

/** A list of these values. Others are left out. */
export function listOfKnown<Item extends string>(items: readonly Item[]) {
  return z
    .array(z.unknown())
    .transform((values) => values.flatMap((value) => items.filter((item) => item === value)));
}

/** One of these values. Any other is left out. */
export function oneOfKnown<Item extends string>(items: readonly Item[]) {
  return z.enum(items).optional().catch(undefined);
}
