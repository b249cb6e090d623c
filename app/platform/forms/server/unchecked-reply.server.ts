import { parseWithZod } from '@conform-to/zod/v4';
import { z } from 'zod';

/** The submitted values with these errors only, for buttons that don't send the form's values on. */
export function uncheckedReply(form: FormData, fieldErrors: Record<string, string[]> = {}) {
  return parseWithZod(form, { schema: z.object({}) }).reply({ fieldErrors });
}
