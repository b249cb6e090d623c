import { descriptions } from './functions';
import { wavFile } from './wav';

/** Marks everything that a check creates, so that it can be found and deleted. */
const mark = 'CONTRACT CHECK - please delete';
const email = 'contract-check@contract-check.example';

export const testAgent = {
  ...descriptions.createAgent.example.body,
  email,
  businessData: {
    ...descriptions.createAgent.example.body.businessData,
    BusinessName: mark,
    BusinessEmail: email,
  },
};

export const testAssignment = {
  ...descriptions.assignPhone.example.body,
  businessName: mark,
  userEmail: email,
};

export const testCustomer = { ...descriptions.subscribe.example.body.customerInfo, name: mark, email };

export const testStep = {
  ...descriptions.logStep.example.body,
  step: 'contract_check',
  userEmail: email,
  stepData: { mark },
};

/** A silent WAV file of the given size, in base64. */
export function testVoice(bytes: number) {
  return {
    audioData: wavFile(Buffer.alloc(bytes - 44), 44_100).toString('base64'),
    voiceName: `${mark} Receptionist`,
    businessName: mark,
    agentId: 'pending',
  };
}
