import { parseWithZod } from '@conform-to/zod/v4';
import type { SubmissionResult } from '@conform-to/react';
import { data } from '@remix-run/node';

import { applyEdit, hasSchedule, parseEdit, scheduleErrors, scheduleFromForm } from './schedule-form';
import { defaultSchedule } from '~/domain/weekly-schedule';
import type { WeeklySchedule } from '~/domain/weekly-schedule';
import type { FormActionData } from '~/platform/forms/action-data.server';
import { tooLargeErrors } from '~/platform/forms/messages';
import { textOf } from '~/platform/http/receive-form.server';
import type { ToastText } from '~/platform/forms/toast-text';
import { logStep } from '~/visits/log-step.server';
import { businessFields, missingLabels, questionOf } from '~/domain/business-questions';
import type { BusinessField, BusinessFields } from '~/domain/business-questions';
import { knowsAddress } from '../creation/creation-request';
import { findings, scheduleOf } from '../draft.server';
import type { Draft } from '../draft.server';
import { businessForm } from '../forms.server';
import type { Variant } from '../variants';
import { withFindings } from '../website/findings';
import { missingFieldsToast } from '../toasts';
import { goToStep, isStale, saveDraft, servedRevision } from '../wizard.server';
import type { Wizard } from '../wizard.server';

export interface BusinessActionData extends FormActionData {
  schedule: WeeklySchedule;
  /** The revision that the form counts as served with from now on. */
  revision: number;
  /** Hours changed by one of their buttons, nothing else requested. */
  editsHours?: boolean;
}

export function businessPage({ draft: typed, findings: read, variant }: Wizard) {
  const draft = withFindings(typed, read);
  return {
    variant: variant.key,
    revision: draft.revision,
    values: draft.fields,
    found: draft.found,
    schedule: scheduleOf(draft, defaultSchedule()),
    smsConsent: draft.consent.given,
    required: requiredFields(variant, draft),
    needed: [...requiredFields(variant, draft), ...variant.requiredForCreation],
  };
}

export async function submitBusiness(request: Request, wizard: Wizard, form: FormData) {
  const sent = readBusiness(wizard, form);
  if (!sent.value) return refuse(sent);
  const draft = { ...sent.base, ...draftFields(sent, sent.value), businessDone: true };
  const headers = await saveDraft(request, wizard, draft);
  if (!headers) return refuse(tooLarge(sent));
  for (const cookie of findings.forget(request, wizard.id)) headers.append('Set-Cookie', cookie);
  const stepData = { ...draft.fields, smsConsent: draft.consent.given };
  logStep(request, { step: 3, visitType: 'create_agent', userEmail: draft.email, stepData });
  return goToStep(request, wizard, 'voice', headers);
}

export function editHours(wizard: Wizard, form: FormData) {
  const { reply, schedule, revision } = readBusiness(wizard, form);
  const { error: _noErrorsYet, ...lastResult } = reply;
  const edit = parseEdit(form.get('edit-hours'));
  return data<BusinessActionData>({
    lastResult,
    schedule: edit ? applyEdit(schedule, edit) : schedule,
    revision,
    editsHours: true,
  });
}

/** Back to the website step with everything stored as typed, unchecked. */
export async function leaveBusiness(request: Request, wizard: Wizard, form: FormData) {
  const sent = readBusiness(wizard, form);
  if (sent.stale) return refuse(sent);
  const { fields, schedule } = typedOver(wizard, sent);
  const draft = { ...wizard.draft, ...draftFields(sent, fields), schedule, businessDone: false };
  const headers = await saveDraft(request, wizard, draft);
  return headers ? goToStep(request, wizard, 'website', headers) : refuse(tooLarge(sent));
}

interface SentBusiness {
  base: Draft;
  fields: BusinessFields;
  schedule: WeeklySchedule;
  consent: boolean;
  revision: number;
  /** Another tab has saved the draft since the form was served. */
  stale: boolean;
  value?: BusinessFields;
  reply: SubmissionResult;
  toast?: ToastText;
}

function readBusiness(wizard: Wizard, form: FormData): SentBusiness {
  const base = withFindings(wizard.draft, wizard.findings);
  const fields = typedFields(form);
  const schedule = hasSchedule(form) ? scheduleFromForm(form) : scheduleOf(base, defaultSchedule());
  const required = requiredFields(wizard.variant, base);
  const submission = parseWithZod(form, { schema: businessForm(required, fields) });
  const fieldErrors = scheduleErrors(schedule);
  const fine = submission.status === 'success' && Object.keys(fieldErrors).length === 0;
  const stale = isStale(wizard, form);
  const missing = missingLabels(fields, required);
  return {
    base,
    fields,
    schedule,
    consent: form.has('smsConsent'),
    revision: (stale && fine ? null : servedRevision(form)) ?? base.revision,
    stale,
    ...(fine && !stale ? { value: textsOf(submission.value) } : {}),
    reply: submission.reply({ fieldErrors, ...(stale && fine ? { formErrors: [staleMessage] } : {}) }),
    ...(missing.length > 0 ? { toast: missingFieldsToast(missing) } : {}),
  };
}

function refuse({ reply, schedule, revision, toast }: SentBusiness) {
  const actionData = { lastResult: reply, schedule, revision, ...(toast ? { toast } : {}) };
  return data<BusinessActionData>(actionData, { status: 400 });
}

function tooLarge(sent: SentBusiness): SentBusiness {
  const error = tooLargeErrors('BusinessDescription', questionOf('BusinessDescription').label);
  return { ...sent, reply: { ...sent.reply, status: 'error', error } };
}

/** Which fields stand as found follows from the page that the form was typed on. */
function draftFields({ base, schedule, consent }: SentBusiness, fields: BusinessFields) {
  const found = base.found.filter((name) => fields[name] === base.fields[name]);
  return { ...addressesOf(base), fields, found, schedule, consent: consentOf(base, consent) };
}

function addressesOf({ websiteAddress, email }: Draft): Pick<Draft, 'websiteAddress' | 'email'> {
  return { ...(websiteAddress ? { websiteAddress } : {}), ...(email ? { email } : {}) };
}

/** What was typed over the findings, emptied fields included: the rest stays with the findings. */
function typedOver({ draft, findings: read }: Wizard, { base, fields, schedule }: SentBusiness) {
  const own = businessFields.filter((name) => (fields[name] ?? '') !== (read?.fields[name] ?? ''));
  const untouched = JSON.stringify(schedule) === JSON.stringify(scheduleOf(base, defaultSchedule()));
  return {
    fields: Object.fromEntries(own.map((name) => [name, fields[name] ?? ''])),
    schedule: untouched ? draft.schedule : schedule,
  };
}

const staleMessage =
  'You changed this set-up in another tab in the meantime. Please check the details below, then send them again.';

/** By website or e-mail the owner must be reachable, else the step requires the e-mail. */
function requiredFields(variant: Variant, draft: Draft): BusinessField[] {
  return businessFields.filter(
    (name) => variant.requiredForNext.includes(name) || (name === 'BusinessEmail' && !knowsAddress(draft)),
  );
}

function typedFields(form: FormData): BusinessFields {
  return textsOf(Object.fromEntries(businessFields.map((name) => [name, textOf(form, name)])));
}

function textsOf(values: Partial<Record<BusinessField, string | undefined>>): BusinessFields {
  const texts = businessFields.flatMap((name) => (values[name] ? [[name, values[name]] as const] : []));
  return Object.fromEntries(texts);
}

function consentOf({ consent }: Draft, given: boolean): Draft['consent'] {
  if (!given) return { given, at: null };
  return { given, at: consent.at ?? new Date().toISOString() };
}
