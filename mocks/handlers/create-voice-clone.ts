import { z } from 'zod';

import { contract } from '../../app/backend/contract.server';
import { simulateDelay } from '../latency';
import { firstResponseFor } from '../state';
import { strictFunction } from '../strict-function';

export const cloneVoice = strictFunction('cloneVoice', {
  body: contract.cloneVoice.body.extend({
    audioData: z.base64().min(1),
    voiceName: z.string().regex(/ Receptionist$/),
    businessName: z.string().min(1),
    agentId: z.union([z.literal('pending'), z.string().regex(/^agent_[A-Za-z0-9]+$/)]),
  }),
  respond: async (_body, { key }) => {
    await simulateDelay(400);
    return {
      success: true,
      voiceId: firstResponseFor(`clone ${key}`, () => `voice_${crypto.randomUUID().slice(0, 8)}`),
    };
  },
});
