import { z } from 'zod';

import { isAgentId } from './agent-id';
import { isTimeSlot, mapDays, maxRanges } from './weekly-schedule';

export const agentIdSchema = z
  .string()
  .refine(isAgentId, 'must begin with agent_ followed by letters and digits')
  .meta({ pattern: '^agent_[A-Za-z0-9]+$', maxLength: 80 });

const timeSlot = z.string().refine(isTimeSlot).meta({ pattern: '^(1[0-2]|[1-9]):[03]0 [AP]M$' });
export const timeRange = z.object({ startTime: timeSlot, endTime: timeSlot });

/** Hours that the form can show. */
export const weekSchema = z.object(
  mapDays(() =>
    z.object({
      isOpen: z.boolean(),
      ranges: z.array(timeRange).min(1).max(maxRanges),
      closedAt: timeSlot.optional(),
    }),
  ),
);
