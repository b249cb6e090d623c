import { getZodConstraint } from '@conform-to/zod/v4';
import type { z } from 'zod';

export type NativeConstraints = ReturnType<typeof getZodConstraint>;

/**
 * The HTML constraints that a form's schema implies, so that the browser helps without shipping the schema.
 * Left out are lengths (browsers silently cut what is pasted; too-long input is refused, never cut) and
 * `required` on the fields that the product answers with a message of its own.
 */
export function nativeConstraints(
  schema: z.ZodType,
  answeredByServer: readonly string[] = [],
): NativeConstraints {
  const constraints = getZodConstraint(schema);
  const native = Object.entries(constraints).map(
    ([name, { maxLength: _max, minLength: _min, required, ...rest }]) => [
      name,
      { ...rest, ...(required && !answeredByServer.includes(name) ? { required } : {}) },
    ],
  );
  return Object.fromEntries(native);
}
