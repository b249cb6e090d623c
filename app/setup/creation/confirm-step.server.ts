import { missingLabels } from '~/domain/business-questions';
import { businessHoursText } from '~/domain/weekly-schedule';
import { refuseForm } from '~/platform/forms/server/action-data.server';
import { scheduleOf } from '../draft.server';
import { hasBlanks } from '../business/field-value';
import { missingFieldsToast, toasts } from '../toasts';
import { leftOutSteps, stepPath } from '../wizard.server';
import type { Wizard } from '../wizard.server';

export function reviewOf(wizard: Wizard) {
  const { draft, variant } = wizard;
  return {
    variant: variant.key,
    leftOut: leftOutSteps(wizard),
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

/** The page with a toast that says what has to be corrected before the creation, or `null`. */
export function refuseIncomplete({ draft, variant }: Wizard) {
  const missing = missingLabels(draft.fields, variant.requiredForCreation);
  if (missing.length > 0) return refuseForm({}, missingFieldsToast(missing));
  return hasBlanks(draft.fields.BusinessDescription ?? '') ? refuseForm({}, toasts.blanksLeft) : null;
}
