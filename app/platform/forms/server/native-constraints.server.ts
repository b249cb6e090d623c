import { getZodConstraint } from '@conform-to/zod/v4';
import type { z } from 'zod';

export type NativeConstraints = ReturnType<typeof getZodConstraint>;

/**
 * HTML validation attributes for a schema's fields. Leaves out lengths, because browsers silently truncate pasted text, and
 * `required` on the fields in `checkedByServer`, which have their own message.
 */
export function nativeConstraints(
  schema: z.ZodType,
  checkedByServer: readonly string[] = [],
): NativeConstraints {
  const constraints = getZodConstraint(schema);
  const native = Object.entries(constraints).map(
    ([name, { maxLength: _max, minLength: _min, required, ...rest }]) => [
      name,
      { ...rest, ...(required && !checkedByServer.includes(name) ? { required } : {}) },
    ],
  );
  return Object.fromEntries(native);
}
