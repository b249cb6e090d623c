import { setupServer } from 'msw/node';

import { assignAgentPhone } from './handlers/assign-agent-phone';
import { createFullAgent } from './handlers/create-full-agent';
import { createSubscription } from './handlers/create-subscription';
import { createVoiceClone } from './handlers/create-voice-clone';
import { getAgentPhone } from './handlers/get-agent-phone';
import { logAgentCreatorStep } from './handlers/log-agent-creator-step';
import { scrapeAndExtractBusinessData } from './handlers/scrape-and-extract-business-data';
import { storeStripeRedirect } from './handlers/store-stripe-redirect';
import { setPace } from './pace';
import { sendShortened } from './shortened-body';
import { mockBaseUrl, mockKey } from './strict-handler';

export const handlers = [
  logAgentCreatorStep,
  scrapeAndExtractBusinessData,
  createVoiceClone,
  createFullAgent,
  assignAgentPhone,
  getAgentPhone,
  createSubscription,
  storeStripeRedirect,
];

/** Starts handling backend calls inside this process; gives the address and the key for them, and how to send. */
export function start(pace = 1) {
  setPace(pace);
  const server = setupServer(...handlers);
  server.listen({ onUnhandledRequest: 'error' });
  return { baseUrl: mockBaseUrl, key: mockKey, send: sendShortened };
}
