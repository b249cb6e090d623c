import { z } from 'zod';

const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** Characters as a person counts them, in any script: JSON Schema's `maxLength` counts otherwise. */
export function textUpTo(max: number) {
  return z
    .string()
    .refine((text) => [...segmenter.segment(text)].length <= max)
    .meta({ description: `${max} characters at most, as a person counts them (grapheme clusters)` });
}

/** No stricter than the form: an owner could not get past a refusal. */
export const emailAddress = z
  .string()
  .regex(/^[^\s@]+@[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)*\.[A-Za-z]{2,}$/)
  .meta({ format: 'idn-email' });
