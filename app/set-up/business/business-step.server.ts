import { parseWithZod } from '@conform-to/zod/v4';
import { data } from '@remix-run/node';

import { applyEdit, hasSchedule, parseEdit, scheduleErrors, scheduleFromForm } from './schedule-form';
import { defaultSchedule } from '~/domain/weekly-schedule';
import type { WeeklySchedule } from '~/domain/weekly-schedule';
import type { FormAnswer } from '~/platform/forms/form-answer.server';
import { messages, tooLargeMessage } from '~/platform/forms/messages';
import { textOf } from '~/platform/http/receive-form.server';
import { missingFieldsToast } from '~/platform/forms/toasts';
import { logStep } from '~/visits/log-step.server';
import { businessFields, missingLabels } from './business-info';
import type { BusinessFields } from './business-info';
import { businessEmailOf } from '../creation/creation-request';
import { scheduleOf } from '../draft.server';
import type { Draft } from '../draft.server';
import { businessForm } from '../forms.server';
import type { BusinessFormValue } from '../forms.server';
import { goToStep, isStale, saveDraft, servedRevision } from '../wizard.server';
import type { Wizard } from '../wizard.server';

/** The business step's answer: its form again, with the hours as they stand. */
export interface BusinessAnswer extends FormAnswer {
  schedule: WeeklySchedule;
  /** The revision that the form counts as served with from now on. */
  revision: number;
}

/** Takes the form and leads to the voice step, or shows everything that is to be changed. */
export async function submitBusiness(request: Request, wizard: Wizard, form: FormData) {
  const required = wizard.variant.requiredForNext;
  const schedule = typedSchedule(form, wizard.draft);
  const hours = scheduleErrors(schedule);
  const submission = parseWithZod(form, { schema: businessForm(required, textOf(form, 'ServiceType')) });
  const refuse = (reply: Parameters<typeof submission.reply>[0], more: Partial<BusinessAnswer> = {}) =>
    data({ ...formAgain(wizard, form), lastResult: submission.reply(reply), ...more }, { status: 400 });

  if (submission.status !== 'success' || Object.keys(hours).length > 0) {
    const missing = missingLabels(typedFields(form), required);
    return refuse({ fieldErrors: hours }, missing.length > 0 ? { toast: missingFieldsToast(missing) } : {});
  }
  if (isStale(wizard, form))
    return refuse({ formErrors: [staleMessage] }, { revision: wizard.draft.revision });

  const draft = completed(wizard.draft, submission.value, schedule);
  if (!businessEmailOf(draft)) return refuse({ fieldErrors: { BusinessEmail: [messages.email] } });
  const headers = await saveDraft(request, wizard, draft);
  if (!headers)
    return refuse({ fieldErrors: { BusinessDescription: [tooLargeMessage('Business Description')] } });
  const stepData = { ...draft.fields, smsConsent: draft.consent.given };
  logStep(request, { step: 3, visitType: 'create_agent', userEmail: draft.email, stepData });
  return goToStep(request, wizard, 'voice', headers);
}

/** A break added or a range removed, without scripts: the same page with everything as typed. */
export function editHours(wizard: Wizard, form: FormData) {
  const edit = parseEdit(form.get('edit-hours'));
  const again = formAgain(wizard, form);
  const { error: _noErrorsYet, ...lastResult } = parseWithZod(form, { schema: businessForm([]) }).reply();
  const schedule = edit ? applyEdit(again.schedule, edit) : again.schedule;
  return data<BusinessAnswer>({ ...again, lastResult, schedule });
}

/** Back to the website step with everything kept as typed, unchecked. */
export async function leaveBusiness(request: Request, wizard: Wizard, form: FormData) {
  const draft = {
    ...wizard.draft,
    fields: typedFields(form),
    schedule: typedSchedule(form, wizard.draft),
    consent: consentOf(wizard.draft, form.has('smsConsent')),
    businessDone: false,
  };
  const headers = await saveDraft(request, wizard, draft);
  if (headers) return goToStep(request, wizard, 'website', headers);
  const tooLarge = { BusinessDescription: [tooLargeMessage('Business Description')] };
  const lastResult = parseWithZod(form, { schema: businessForm([]) }).reply({ fieldErrors: tooLarge });
  return data<BusinessAnswer>({ ...formAgain(wizard, form), lastResult }, { status: 400 });
}

const staleMessage =
  'You changed this set-up in another tab in the meantime. Please check the details below, then send them again.';

/** The form with everything as typed. */
function formAgain(wizard: Wizard, form: FormData): BusinessAnswer {
  const served = servedRevision(form) ?? wizard.draft.revision;
  return { schedule: typedSchedule(form, wizard.draft), revision: served };
}

function typedFields(form: FormData): BusinessFields {
  const typed = businessFields.map((name) => [name, textOf(form, name)] as const);
  return Object.fromEntries(typed.filter(([, text]) => text));
}

function typedSchedule(form: FormData, draft: Draft): WeeklySchedule {
  return hasSchedule(form) ? scheduleFromForm(form) : scheduleOf(draft, defaultSchedule());
}

function consentOf({ consent }: Draft, given: boolean): Draft['consent'] {
  if (!given) return { given, at: null };
  return { given, at: consent.at ?? new Date().toISOString() };
}

function completed(draft: Draft, value: BusinessFormValue, schedule: WeeklySchedule): Draft {
  const { smsConsent, ...texts } = value;
  const fields = Object.fromEntries(Object.entries(texts).filter(([, text]) => text));
  return { ...draft, fields, schedule, consent: consentOf(draft, smsConsent), businessDone: true };
}
