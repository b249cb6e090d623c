import { z } from 'zod';

import { questionOf } from '~/domain/business-questions';
import type { QuestionName } from '~/domain/business-questions';
import { missingMessage } from '~/content/form-errors';
import { parseAnswer } from './answer-text';

// Fields for other forms that ask a question of the business step. The rules are the same, and the label may differ.

export function requiredAnswer(name: QuestionName, label = questionOf(name).label) {
  return answerField(name, label).refine(Boolean, missingMessage);
}

/** A field that is left out of the result if it is empty. */
export function optionalAnswer(name: QuestionName, label = questionOf(name).label) {
  return answerField(name, label).transform((text) => text || undefined);
}

function answerField(name: QuestionName, label: string) {
  return z
    .string()
    .default('')
    .transform((typed, ctx) => {
      const { text, error } = parseAnswer(name, typed, label);
      if (error) ctx.addIssue(error);
      return text;
    });
}
