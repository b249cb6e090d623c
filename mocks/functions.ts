import { z } from 'zod';

import { contract } from '../app/backend/contract.server';
import type { FunctionName } from '../app/backend/contract.server';
import { businessData, emailAddress } from './body-schemas';
import { extractedData } from './extracted-data';
import { simulateDelay } from './latency';
import { findAgent, firstResponseFor, nextPhoneNumber, saveAgent } from './state';
import { strictFunction } from './strict-function';
import type { MockFunction } from './strict-function';

/** The functions of the mock backend. Many bodies are stricter than the contract's. */
export const mockFunctions: Record<FunctionName, MockFunction> = {
  logStep: strictFunction('logStep', {
    body: contract.logStep.body.extend({
      step: z.union([z.string().min(1), z.number().int()]),
      agentId: z.string().min(1),
    }),
    respond: () => ({ success: true }),
  }),
  extractWebsite: strictFunction('extractWebsite', {
    body: contract.extractWebsite.body.extend({ websiteAddress: z.url({ protocol: /^https?$/ }) }),
    respond: async ({ websiteAddress, email }) => {
      await simulateDelay(1_200);
      return { success: true, businessData: extractedData(new URL(websiteAddress).hostname, email) };
    },
  }),
  cloneVoice: strictFunction('cloneVoice', {
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
  }),
  createAgent: strictFunction('createAgent', {
    body: contract.createAgent.body.extend({
      email: emailAddress,
      businessData,
      smsConsent: contract.createAgent.body.shape.smsConsent.extend({
        source: z.literal('website sign up form'),
      }),
    }),
    respond: async (body, { key }) => {
      await simulateDelay(1_000);
      const agentId = firstResponseFor(`create ${key}`, () => {
        const id = `agent_${crypto.randomUUID().replaceAll('-', '').slice(0, 20)}`;
        saveAgent(id, { businessName: body.businessData.BusinessName });
        return id;
      });
      return { success: true, agentId };
    },
  }),
  assignPhone: strictFunction('assignPhone', {
    body: contract.assignPhone.body,
    respond: async ({ agentId, businessName }) => {
      await simulateDelay(1_500);
      const agent = findAgent(agentId) ?? { businessName };
      if (/no-?number/i.test(agentId + agent.businessName))
        return { success: true, assignedPhoneNumber: null };
      const phoneNumber = agent.phoneNumber ?? nextPhoneNumber();
      saveAgent(agentId, { ...agent, phoneNumber });
      return { success: true, assignedPhoneNumber: phoneNumber };
    },
  }),
  getPhone: strictFunction('getPhone', {
    body: contract.getPhone.body,
    respond: ({ agentId }) => ({ success: true, phoneNumber: findAgent(agentId)?.phoneNumber ?? null }),
  }),
  subscribe: strictFunction('subscribe', {
    body: contract.subscribe.body.extend({
      customerInfo: contract.subscribe.body.shape.customerInfo.extend({ email: emailAddress }),
      agentId: z.string().min(1),
    }),
    respond: async ({ customerInfo, agentId }, { origin }) => {
      await simulateDelay(500);
      if (/foreign-?checkout/i.test(customerInfo.name)) return { url: 'https://checkout.evil.example/pay' };
      const query = new URLSearchParams({ agentId });
      return { url: `${origin}/mock-checkout?${query}` };
    },
  }),
  storeRedirect: strictFunction('storeRedirect', {
    body: contract.storeRedirect.body.extend({ queryString: z.string().min(1) }),
    respond: () => ({ success: true }),
  }),
};
