import { z } from 'zod';

import { simulateDelay } from '../latency';
import { firstResponseFor } from '../state';
import { strictHandler } from '../strict-handler';

export const createVoiceClone = strictHandler({
  name: 'create-voice-clone',
  faultKey: 'clone',
  requiresIdempotencyKey: true,
  body: z.strictObject({
    audioData: z.base64().min(1),
    voiceName: z.string().regex(/ Receptionist$/),
    businessName: z.string().min(1),
    agentId: z.union([z.literal('pending'), z.string().regex(/^agent_[A-Za-z0-9]+$/)]),
  }),
  faultInputs: (body) => [body.businessName],
  respond: async (_body, { key }) => {
    await simulateDelay(400);
    return {
      success: true,
      voiceId: firstResponseFor(`clone ${key}`, () => `voice_${crypto.randomUUID().slice(0, 8)}`),
    };
  },
});
