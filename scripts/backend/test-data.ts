import { examples } from './examples';
import { wavFile } from './wav';

/** Marks what a check leaves behind, for whoever cleans up. */
const mark = 'CONTRACT CHECK - please delete';
const email = 'contract-check@contract-check.example';

export const testAgent = {
  ...examples.createAgent.body,
  email,
  businessData: { ...examples.createAgent.body.businessData, BusinessName: mark, BusinessEmail: email },
};

export const testAssignment = { ...examples.assignPhone.body, businessName: mark, userEmail: email };

export const testCustomer = { ...examples.subscribe.body.customerInfo, name: mark, email };

export const testStep = {
  ...examples.logStep.body,
  step: 'contract_check',
  userEmail: email,
  stepData: { mark },
};

/** Silence as WAV of so many bytes, in base64. */
export function testVoice(bytes: number) {
  return {
    audioData: wavFile(Buffer.alloc(bytes - 44), 44_100).toString('base64'),
    voiceName: `${mark} Receptionist`,
    businessName: mark,
    agentId: 'pending',
  };
}
