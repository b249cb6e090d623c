import { setupServer } from 'msw/node';

import type { FunctionName } from '../app/backend/contract.server';
import { assignPhone } from './handlers/assign-agent-phone';
import { createAgent } from './handlers/create-full-agent';
import { subscribe } from './handlers/create-subscription';
import { cloneVoice } from './handlers/create-voice-clone';
import { getPhone } from './handlers/get-agent-phone';
import { logStep } from './handlers/log-agent-creator-step';
import { extract } from './handlers/scrape-and-extract-business-data';
import { storeRedirect } from './handlers/store-stripe-redirect';
import { setLatencyFactor } from './latency';
import { sendTruncated } from './truncated-body';
import { mockBaseUrl, mockBackendKey } from './strict-function';
import type { MockFunction } from './strict-function';

export const mockFunctions: Record<FunctionName, MockFunction> = {
  logStep,
  extract,
  cloneVoice,
  createAgent,
  assignPhone,
  getPhone,
  subscribe,
  storeRedirect,
};

export const handlers = Object.values(mockFunctions).map(({ handler }) => handler);

/** Intercepts backend calls inside this process. Returns the connection that the product's client needs. */
export function startInProcess(latencyFactor = 1) {
  setLatencyFactor(latencyFactor);
  const server = setupServer(...handlers);
  server.listen({ onUnhandledRequest: 'error' });
  return { baseUrl: mockBaseUrl, key: mockBackendKey, send: sendTruncated };
}
