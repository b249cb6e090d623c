import { z } from 'zod';

import { businessFields, isApplicable, questionOf } from '~/domain/business-questions';
import type { BusinessField, BusinessFields } from '~/domain/business-questions';
import { tooLongMessage } from '~/platform/forms/messages';
import { optionalEmail, optionalText, requiredText } from '~/platform/forms/server/text-fields.server';
import { invalidMessage, readFieldValue } from './business/field-value';
import { isOnPublicHost } from './website/public-host.server';
import { parseWebsiteAddress, websiteMessage } from './website/website-address';

const addressLength = 2_048;

const websiteAddress = z
  .string()
  .trim()
  .max(addressLength, { error: tooLongMessage('Website Address', addressLength), abort: true })
  .transform((typed, ctx) => {
    const url = parseWebsiteAddress(typed);
    if (url && isOnPublicHost(url)) return url;
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
  const fields = businessFields.map(
    (name) => [name, fieldSchema(name, required.includes(name), typed)] as const,
  );
  return z.object(Object.fromEntries(fields) as Record<BusinessField, ReturnType<typeof fieldSchema>>); // one entry a name
}

function fieldSchema(name: BusinessField, required: boolean, typed: BusinessFields) {
  const question = questionOf(name);
  const text: z.ZodType<string | undefined> = required
    ? requiredText(question.label, question.max)
    : optionalText(question.label, question.max, question.kind === 'long-text' ? 'several' : 'one');
  return text.transform((value, ctx) => {
    if (!value || !isApplicable(name, typed)) return value;
    const read = readFieldValue(name, value);
    if (read === null) ctx.addIssue({ code: 'custom', message: invalidMessage(question) });
    return read ?? z.NEVER;
  });
}
