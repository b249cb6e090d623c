import { redirectDocument } from '@remix-run/node';

import { reportFault } from '../forms/form-answer.server';
import { logStep } from '../step-log/log-step.server';
import { createReceptionist } from './creation.server';
import { goToStep } from './wizard.server';
import type { Wizard } from './wizard.server';

/** Goes on without a cloned voice: creates the receptionist (A) or asks for confirmation (B, C). */
export async function goOnWithDefaultVoice(request: Request, wizard: Wizard) {
  logStep(request, {
    step: 4,
    visitType: 'create_agent',
    userEmail: wizard.draft.email,
    stepData: { voice: 'default' },
  });
  if (wizard.variant.steps.includes('confirm')) return goToStep(request, wizard, 'confirm');
  return createAndShow(request, wizard);
}

/** Creates the receptionist and leads to its page; a fault leaves everything as it is, to be tried again. */
export async function createAndShow(request: Request, wizard: Wizard) {
  const { variant, draft } = wizard;
  const creation = await createReceptionist(request, wizard);
  if (!creation.ok) return reportFault('creation-failed', creation.headers);
  const { agentId, headers } = creation;
  logStep(request, {
    step: variant.createdStep,
    visitType: 'create_agent',
    agentId,
    userEmail: draft.email,
    stepData: { agentId },
  });
  return redirectDocument(`/demo/agent/${agentId}`, { status: 303, headers });
}
