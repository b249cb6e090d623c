import { z } from 'zod';

import { businessFields, isAsked, questionOf } from '~/domain/business-questions';
import type { BusinessField, BusinessFields } from '~/domain/business-questions';
import { tooLongMessage } from '~/platform/forms/messages';
import { optionalEmail, optionalText, requiredText } from '~/platform/forms/text-fields.server';
import { answerMessage, readAnswer } from './business/answer';
import { parseWebsiteAddress, websiteMessage } from './website/website-address';

const addressLength = 2_048;

const websiteAddress = z
  .string()
  .trim()
  .max(addressLength, { error: tooLongMessage('Website Address', addressLength), abort: true })
  .transform((typed, ctx) => {
    const url = parseWebsiteAddress(typed);
    if (url) return url;
    ctx.addIssue({ code: 'custom', message: websiteMessage });
    return z.NEVER;
  });

export const websiteForm = z.object({
  websiteAddress: z.string('Please provide a website address.').pipe(websiteAddress),
  email: optionalEmail('Email'),
});

/** An owner without a website continues; a mistyped one sees the error. */
export const skippedWebsiteForm = websiteForm.extend({ websiteAddress: websiteAddress.optional() });

/** A field for each applicable question; hours are read and checked by schedule-form. */
export function businessForm(required: readonly BusinessField[], typed: BusinessFields = {}) {
  const answers = businessFields.map(
    (name) => [name, answerTo(name, required.includes(name), typed)] as const,
  );
  return z.object(Object.fromEntries(answers) as Record<BusinessField, ReturnType<typeof answerTo>>); // one entry a name
}

function answerTo(name: BusinessField, required: boolean, typed: BusinessFields) {
  const question = questionOf(name);
  const text: z.ZodType<string | undefined> = required
    ? requiredText(question.label, question.max)
    : optionalText(question.label, question.max, question.kind === 'long-text' ? 'several' : 'one');
  return text.transform((answer, ctx) => {
    if (!answer || !isAsked(name, typed)) return answer;
    const read = readAnswer(name, answer);
    if (read === null) ctx.addIssue({ code: 'custom', message: answerMessage(question) });
    return read ?? z.NEVER;
  });
}
