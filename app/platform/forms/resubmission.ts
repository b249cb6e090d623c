import { z } from 'zod';

const resubmission = z.object({
  kind: z.enum(['cookies', 'elsewhere', 'too-many', 'too-many-today', 'honeypot']),
  action: z.string(),
  fields: z.array(z.tuple([z.string(), z.string()])),
});

/** The data of an error page that offers to send the same form again. */
export type Resubmission = z.infer<typeof resubmission>;

export function isResubmission(value: unknown): value is Resubmission {
  return resubmission.safeParse(value).success;
}
