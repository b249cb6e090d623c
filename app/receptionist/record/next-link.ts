import { checklistSteps } from '~/content/checklist';
import { addCardLabel, forwardAgain } from '~/content/receptionist-texts';
import { checklistPath } from '~/domain/paths';
import { nextStep } from './checklist-steps';
import type { NextLink, ReceptionistView } from './receptionist-view';

interface NextLinkOptions {
  /** Whether to offer a trial that may have started elsewhere. Only do so next to a link to the checklist. */
  offersUnknown: boolean;
}

/**
 * The link to the owner's next step, on the receptionist's page and on the card of an owner who comes back. In the trial,
 * both also name the checklist's next step.
 */
export function nextLink({ agentId, trial }: ReceptionistView, { offersUnknown }: NextLinkOptions): NextLink {
  if (!trial.start) return { label: 'Create your receptionist', path: '/create-agent' };
  const path = checklistPath(agentId);
  if (trial.state === 'ended') return { label: 'See how to continue', path };
  if (trial.state === 'started') return { label: 'Open your checklist', path };
  if (trial.start.isCardMissing) return { label: addCardLabel, path: trial.start.path };
  if (trial.state === 'unknown' && !offersUnknown) return { label: 'Open your checklist', path };
  return { label: 'Start Trial Now', path: trial.start.path };
}

/** The link to the next to-do of the trial. `null` before and after the trial, and if nothing is left to do. */
export function checklistLink({ agentId, trial, marks }: ReceptionistView): NextLink | null {
  if (trial.state !== 'started') return null;
  const step = nextStep(marks.complete);
  if (step) return { label: checklistSteps[step].title, path: checklistPath(agentId) };
  return marks.isForwardedAgain ? null : { label: forwardAgain, path: checklistPath(agentId, 'phone') };
}
