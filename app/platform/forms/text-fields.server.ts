import { z } from 'zod';

import { isLongerThan, normalizeLine, normalizeLines, parseText } from '~/domain/typed-text';
import type { TextKind } from '~/domain/typed-text';
import { errorTexts, missingMessage, tooLongMessage } from './error-texts';

// All fields are trimmed. An optional field that is empty is absent from the result.

export function requiredText(label: string, max: number) {
  const missing = missingMessage(label);
  return z
    .string(missing)
    .overwrite(normalizeLine)
    .trim()
    .min(1, missing)
    .refine((text) => !isLongerThan(text, max), tooLongMessage(label, max));
}

export function optionalText(label: string, max: number, lines: 'one' | 'several' = 'one') {
  return z
    .string()
    .overwrite(lines === 'one' ? normalizeLine : normalizeLines)
    .trim()
    .refine((text) => !isLongerThan(text, max), tooLongMessage(label, max))
    .optional()
    .transform((text) => text || undefined);
}

/** A field whose text must be of this kind, unless it is empty: then only its own schema applies. */
export function textOfKind<Schema extends z.ZodType<string | undefined>>(kind: TextKind, field: Schema) {
  return field.transform((text, ctx) => {
    if (!text) return text;
    const read = parseText(kind, text);
    if (read === null) ctx.addIssue({ code: 'custom', message: errorTexts[kind] });
    return read ?? z.NEVER;
  });
}
