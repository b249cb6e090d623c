import { missingFields } from '~/domain/business-questions';
import { businessHoursText } from '~/domain/weekly-schedule';
import { refuseForm } from '~/platform/http/action-response.server';
import { scheduleOf } from '../draft.server';
import { hasBlanks } from '../business/field-value';
import { missingFieldsToast, toasts } from '../toasts';
import { skippedSteps, stepPath } from '../wizard.server';
import type { Wizard } from '../wizard.server';

export function reviewOf(wizard: Wizard) {
  const { draft, variant } = wizard;
  return {
    variant,
    skipped: skippedSteps(wizard),
    websiteAddress: draft.websiteAddress ?? '',
    fields: draft.fields,
    hours: businessHoursText(scheduleOf(draft)),
    smsConsent: draft.consent.given,
    ownVoice: Boolean(wizard.voiceId),
    paths: {
      website: stepPath(wizard, 'website'),
      business: stepPath(wizard, 'business'),
      voice: stepPath(wizard, 'voice'),
    },
  };
}

/** A response with a toast that names what is missing or invalid, or `null` if the agent can be created. */
export function rejectIncomplete(wizard: Wizard) {
  const { draft, variant } = wizard;
  const missing = missingFields(draft.fields, variant.requiredForCreation);
  if (missing.length > 0) return refuseForm({}, missingFieldsToast(missing, stepPath(wizard, 'business')));
  return hasBlanks(draft.fields.BusinessDescription ?? '') ? refuseForm({}, toasts.blanksLeft) : null;
}
