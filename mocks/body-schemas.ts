import { z } from 'zod';

const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });

/**
 * A string of at most `max` grapheme clusters, which is how people count characters. JSON Schema's `maxLength` counts
 * code points instead.
 */
function textUpTo(max: number) {
  return z
    .string()
    .refine((text) => [...segmenter.segment(text)].length <= max)
    .meta({ description: `At most ${max} characters, counted as grapheme clusters` });
}

/** Must not be stricter than the form's check, or an owner could pass the form and get stuck at the backend. */
export const emailAddress = z
  .string()
  .regex(/^[^\s@]+@[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)*\.[A-Za-z]{2,}$/)
  .meta({ format: 'idn-email' });

const time = z.string().regex(/^(1[0-2]|[1-9]):[03]0 [AP]M$/);
const day = z.strictObject({
  isOpen: z.boolean(),
  ranges: z
    .array(z.strictObject({ startTime: time, endTime: time }))
    .min(1)
    .max(2),
});

/**
 * The body of `create-full-agent`. Written out by hand rather than derived from the product's questions, so that a mistake
 * there is caught here.
 */
export const businessData = z.strictObject({
  BusinessName: textUpTo(120).min(1),
  BusinessPhoneNumber: z.string().regex(/^(\d{3}-\d{3}-\d{4})?$/),
  BusinessEmail: emailAddress,
  TimeZone: z.string().min(1),
  ServiceType: z.enum(['Fixed Location', 'Travel to Customer']),
  ServiceRangeMiles: z.number().int().min(1).optional(),
  BusinessDescription: textUpTo(1_000),
  BusinessAddressStreet: textUpTo(200),
  BusinessAddressCity: textUpTo(200),
  BusinessAddressState: z.string().regex(/^([A-Z]{2})?$/),
  BusinessAddressZipcode: z.string().regex(/^(\d{5}(-\d{4})?)?$/),
  BusinessHours: z
    .string()
    .regex(/^Mon\[.+\]; Tue\[.+\]; Wed\[.+\]; Thu\[.+\]; Fri\[.+\]; Sat\[.+\]; Sun\[.+\]$/),
  DaysOpen: z.string(),
  WeeklySchedule: z.strictObject({
    monday: day,
    tuesday: day,
    wednesday: day,
    thursday: day,
    friday: day,
    saturday: day,
    sunday: day,
  }),
  customVoiceId: z.string().min(1).optional(),
});
