import { z } from 'zod';

import { timeZones } from '~/domain/time-zones';
import { missingMessage, tooLongMessage } from '~/platform/forms/messages';
import {
  optionalEmail,
  optionalText,
  requiredEmail,
  requiredText,
  usPhone,
  usState,
  zipCode,
} from '~/platform/forms/text-fields.server';
import { serviceTypes } from '~/domain/service-type';
import { businessLabels, maxLength } from './business/business-info';
import type { BusinessField } from './business/business-info';
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

/** The website step. */
export const websiteForm = z.object({
  websiteAddress: z.string('Please provide a website address.').pipe(websiteAddress),
  email: optionalEmail('Email'),
});

/** The website step when it is skipped: an owner without a website goes on, a mistyped one is told. */
export const skippedWebsiteForm = websiteForm.extend({ websiteAddress: websiteAddress.optional() });

/**
 * The business-information step, with the fields that are required to go on. Its hours are read and checked by
 * business-hours; a range in miles matters to those that travel.
 */
export function businessForm(required: readonly BusinessField[], serviceType?: string) {
  const text = (name: BusinessField): z.ZodType<string | undefined> =>
    required.includes(name)
      ? requiredText(businessLabels[name], maxLength[name])
      : optionalText(businessLabels[name], maxLength[name]);
  const oneOf = (name: BusinessField, values: readonly string[]) =>
    text(name).refine((value) => !value || values.includes(value), {
      error: missingMessage(businessLabels[name]),
      when: ({ issues }) => issues.length === 0,
    });

  return z.object({
    BusinessName: text('BusinessName'),
    BusinessPhoneNumber: usPhone(text('BusinessPhoneNumber')),
    BusinessEmail: required.includes('BusinessEmail')
      ? requiredEmail(businessLabels.BusinessEmail)
      : optionalEmail(businessLabels.BusinessEmail),
    TimeZone: oneOf(
      'TimeZone',
      timeZones.map((zone) => zone.value),
    ),
    ServiceType: oneOf('ServiceType', serviceTypes),
    ServiceRangeMiles: text('ServiceRangeMiles').refine(
      (miles) =>
        !miles ||
        serviceType !== 'Travel to Customer' ||
        (/^\d{1,3}$/.test(miles) && Number(miles) >= 1 && Number(miles) <= 500),
      'Please enter a whole number of miles from 1 to 500.',
    ),
    BusinessDescription: text('BusinessDescription'),
    BusinessAddressStreet: text('BusinessAddressStreet'),
    BusinessAddressCity: text('BusinessAddressCity'),
    BusinessAddressState: usState(text('BusinessAddressState')),
    BusinessAddressZipcode: zipCode(text('BusinessAddressZipcode')),
    smsConsent: z.boolean().default(false),
  });
}

export type BusinessFormValue = z.output<ReturnType<typeof businessForm>>;
