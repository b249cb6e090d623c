import { textsOf } from '~/answers/answers';
import { contactOf } from '~/answers/contact';
import { unansweredOf } from '~/domain/business-questions';
import { faultResponse, formErrorResponse, redirectTo } from '~/platform/http/action-response.server';
import { intentOf } from '~/platform/http/receive-form.server';
import { hasBlanks } from '~/answers/answer-text';
import { missingFieldsNotice, setupNotices } from '~/content/notices';
import { createReceptionist, goToReceptionist } from '../creation/creation.server';
import { emptySteps, stepPath } from '../open-setup.server';
import type { OpenSetup } from '../open-setup.server';

/** The data of the review. */
export function loadReviewStep(setup: OpenSetup) {
  const { answers, variant } = setup;
  const contact = contactOf(answers);
  return {
    variant,
    emptySteps: emptySteps(setup),
    answers,
    /** Our guess. It is used if the owner gave no address. */
    emailGuess: contact.isGuess ? contact.email : '',
    hasOwnVoice: Boolean(setup.voiceId),
    paths: {
      website: stepPath(setup, 'website'),
      business: stepPath(setup, 'business'),
      voice: stepPath(setup, 'voice'),
      back: stepPath({ ...setup, isFromReview: false }, 'voice'),
    },
  };
}

/** Handles the button that creates the receptionist. Returns the page's response, or throws a redirect. */
export async function handleReview(setup: OpenSetup, form: FormData) {
  if (!intentOf(form, ['create'])) throw redirectTo(setup, stepPath(setup, 'review'));
  const response = incompleteResponse(setup);
  if (response) return response;
  const agentId = await createReceptionist(setup, form);
  if (!agentId) return faultResponse(setupNotices.creationFailed);
  return goToReceptionist(setup, agentId);
}

/** A response with a notice that names what is missing or invalid, or `null` if the agent can be created. */
export function incompleteResponse(setup: OpenSetup) {
  const { answers, variant } = setup;
  const texts = textsOf(answers);
  const missing = unansweredOf(texts, variant.requiredToCreate);
  if (missing.length > 0)
    return formErrorResponse({}, missingFieldsNotice(missing, stepPath(setup, 'business')));
  // FORMER RELEASE: its business step accepted blanks. Change to `return null`, and delete the notice.
  return hasBlanks(texts.BusinessDescription ?? '') ? formErrorResponse({}, setupNotices.blanksLeft) : null;
}
