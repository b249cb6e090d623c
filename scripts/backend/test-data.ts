import { examples } from './examples';

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
    audioData: silence(bytes).toString('base64'),
    voiceName: `${mark} Receptionist`,
    businessName: mark,
    agentId: 'pending',
  };
}

function silence(bytes: number): Buffer {
  const rate = 44_100;
  const wav = Buffer.alloc(bytes);
  wav.write('RIFF', 0, 'latin1');
  wav.writeUInt32LE(bytes - 8, 4);
  wav.write('WAVEfmt ', 8, 'latin1');
  wav.writeUInt32LE(16, 16);
  wav.writeUInt16LE(1, 20);
  wav.writeUInt16LE(1, 22);
  wav.writeUInt32LE(rate, 24);
  wav.writeUInt32LE(rate * 2, 28);
  wav.writeUInt16LE(2, 32);
  wav.writeUInt16LE(16, 34);
  wav.write('data', 36, 'latin1');
  wav.writeUInt32LE(bytes - 44, 40);
  return wav;
}
