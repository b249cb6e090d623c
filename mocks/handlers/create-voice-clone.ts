import { z } from 'zod';

import { work } from '../pace';
import { onceFor } from '../state';
import { strictHandler } from '../strict-handler';

export const createVoiceClone = strictHandler({
  name: 'create-voice-clone',
  word: 'clone',
  keyed: true,
  body: z.strictObject({
    audioData: z.base64().min(1),
    voiceName: z.string().regex(/ Receptionist$/),
    businessName: z.string().min(1),
    agentId: z.union([z.literal('pending'), z.string().regex(/^agent_[A-Za-z0-9]+$/)]),
  }),
  magic: (body) => [body.businessName],
  respond: async (_body, { key }) => {
    await work(400);
    return {
      success: true,
      voiceId: onceFor(`clone ${key}`, () => `voice_${crypto.randomUUID().slice(0, 8)}`),
    };
  },
});
