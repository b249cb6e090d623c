import { z } from 'zod';

const resubmitNotice = z.object({
  kind: z.enum(['cookies', 'elsewhere', 'too-many', 'too-many-today', 'honeypot']),
  action: z.string(),
  fields: z.array(z.tuple([z.string(), z.string()])),
});

/** The data of an error page that offers to send the same form again. */
export type ResubmitNotice = z.infer<typeof resubmitNotice>;

export function isResubmitNotice(value: unknown): value is ResubmitNotice {
  return resubmitNotice.safeParse(value).success;
}
