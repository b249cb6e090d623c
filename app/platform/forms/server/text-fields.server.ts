import { z } from 'zod';

import { stateCode } from '~/domain/us-states';
import { messages, missingMessage, tooLongMessage } from '../messages';
import { isEmail, isZipCode } from './text-patterns';
import { isLongerThan, normalizeLines, normalizeLine } from './normalize-text';

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

export function optionalEmail(label: string) {
  return optionalText(label, 254).refine((text) => !text || isEmail(text), messages.email);
}

export function requiredEmail(label: string) {
  return requiredText(label, 254).refine(isEmail, { error: messages.email, when: hasText });
}

export function usState<Schema extends z.ZodType<string | undefined>>(text: Schema) {
  return text.transform((typed, ctx) => (typed ? (stateCode(typed) ?? refuse(ctx, messages.state)) : typed));
}

export function zipCode<Schema extends z.ZodType<string | undefined>>(text: Schema) {
  return text.refine((typed) => !typed || isZipCode(typed), {
    error: messages.zip,
    when: hasText,
  });
}

/** Skips a format check on empty fields, which have a message of their own. */
function hasText({ value, issues }: { value: unknown; issues: unknown[] }): boolean {
  return issues.length === 0 && typeof value === 'string' && value !== '';
}

function refuse(ctx: z.RefinementCtx, message: string): never {
  ctx.addIssue({ code: 'custom', message });
  return z.NEVER;
}
