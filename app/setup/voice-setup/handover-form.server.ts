import { z } from 'zod';

import { stateCode } from '~/domain/us-states';
import { isAgentId } from '~/domain/agent-id';
import { isLongerThan, normalizeLine } from '~/platform/forms/server/normalize-text';
import type { Handover } from '~/receptionist/agent-record.server';

/** Invalid or too long values become empty, since the voice agent may mishear: the owner types them on the trial form. */
const spokenText = (max: number) =>
  z
    .string()
    .overwrite(normalizeLine)
    .trim()
    .refine((text) => !isLongerThan(text, max))
    .catch('');

const handoverForm = z
  .object({
    Agent_Id: z.string().refine(isAgentId),
    UsersEmailAddress: spokenText(254),
    BusinessName: spokenText(120),
    UsersAddress: spokenText(200),
    UsersCity: spokenText(200),
    UsersState: spokenText(40).transform((state) => stateCode(state) ?? ''),
    UsersZipcode: spokenText(20),
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
