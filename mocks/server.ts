import { setupServer } from 'msw/node';

import { assignAgentPhone } from './handlers/assign-agent-phone';
import { createFullAgent } from './handlers/create-full-agent';
import { createSubscription } from './handlers/create-subscription';
import { createVoiceClone } from './handlers/create-voice-clone';
import { getAgentPhone } from './handlers/get-agent-phone';
import { logAgentCreatorStep } from './handlers/log-agent-creator-step';
import { scrapeAndExtractBusinessData } from './handlers/scrape-and-extract-business-data';
import { storeStripeRedirect } from './handlers/store-stripe-redirect';
import { setLatencyFactor } from './latency';
import { sendTruncated } from './truncated-body';
import { mockBaseUrl, mockBackendKey } from './strict-handler';

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

/** Intercepts backend calls inside this process. Returns the connection that the product's client needs. */
export function startInProcess(latencyFactor = 1) {
  setLatencyFactor(latencyFactor);
  const server = setupServer(...handlers);
  server.listen({ onUnhandledRequest: 'error' });
  return { baseUrl: mockBaseUrl, key: mockBackendKey, send: sendTruncated };
}
