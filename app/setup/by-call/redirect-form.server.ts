import { z } from 'zod';

import { stateCode } from '~/domain/us-states';
import { isAgentId } from '~/domain/agent-id';
import { isLongerThan, normalizeLine } from '~/platform/forms/server/normalize-text';
import type { Handover } from '~/receptionist/agent-record.server';

/** What was misheard or is too long is left out: the owner types it on the trial form. */
const heard = (max: number) =>
  z
    .string()
    .overwrite(normalizeLine)
    .trim()
    .refine((text) => !isLongerThan(text, max))
    .catch('');

const handoverForm = z
  .object({
    Agent_Id: z.string().refine(isAgentId),
    UsersEmailAddress: heard(254),
    BusinessName: heard(120),
    UsersAddress: heard(200),
    UsersCity: heard(200),
    UsersState: heard(40).transform((state) => stateCode(state) ?? ''),
    UsersZipcode: heard(20),
  })
  .transform((form) => ({
    agentId: form.Agent_Id,
    handover: {
      businessName: form.BusinessName,
      email: form.UsersEmailAddress,
      address: form.UsersAddress,
      city: form.UsersCity,
      state: form.UsersState,
      zipCode: form.UsersZipcode,
    },
  }));

export function parseHandover(form: FormData): { agentId: string; handover: Handover } | null {
  return handoverForm.safeParse(Object.fromEntries(form)).data ?? null;
}
