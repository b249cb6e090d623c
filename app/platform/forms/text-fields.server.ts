import { z } from 'zod';

import { isLongerThan, normalizeLine, parseText } from '~/domain/typed-text';
import type { TextKind } from '~/domain/typed-text';
import { errorTexts, missingMessage, tooLongMessage } from './error-texts';

/** A line of text, trimmed, in the notation that is stored. It may be empty. */
function textField(label: string, max: number, kind?: TextKind) {
  return z
    .string()
    .default('')
    .transform((typed, ctx) => {
      const text = normalizeLine(typed).trim();
      const stored = text && kind ? parseText(kind, text) : text;
      if (isLongerThan(text, max)) ctx.addIssue(tooLongMessage(label, max));
      else if (kind && stored === null) ctx.addIssue(errorTexts[kind]);
      return stored ?? z.NEVER;
    });
}

export function requiredText(label: string, max: number, kind?: TextKind) {
  return textField(label, max, kind).refine(Boolean, missingMessage(label));
}

/** A field that is absent from the result if it is empty. */
export function optionalText(label: string, max: number, kind?: TextKind) {
  return textField(label, max, kind).transform((text) => text || undefined);
}
