import { z } from 'zod';

const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });

/**
 * A string of at most `max` grapheme clusters, which is how people count characters. JSON Schema's `maxLength` counts
 * code points instead.
 */
export function textUpTo(max: number) {
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
