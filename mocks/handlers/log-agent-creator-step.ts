import { z } from 'zod';

import { strictHandler } from '../strict-handler';

export const logAgentCreatorStep = strictHandler({
  name: 'log-agent-creator-step',
  faultKey: 'log',
  body: z.strictObject({
    step: z.union([z.string().min(1), z.number().int()]),
    agentId: z.string().min(1),
    userEmail: z.string(),
    stepData: z.record(z.string(), z.unknown()),
    origin: z.enum(['WebForm', 'VoiceAgent']),
    visitType: z.enum(['home', 'try_free', 'about_us', 'create_agent', 'faq']),
  }),
  faultInputs: (body) => [body.userEmail, JSON.stringify(body.stepData)],
  respond: () => ({ success: true }),
});
