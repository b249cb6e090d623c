import { parseWithZod } from '@conform-to/zod/v4';
import type { SubmissionResult } from '@conform-to/react';
import { data } from '@remix-run/node';

import { applyEdit, parseEdit, scheduleErrors } from './schedule-form';
import { textsOf, typedFields } from './business-texts.server';
import { parseStarter, withLines } from './starter-lines';
import { isWeekOfTrade, weekOfTrade } from './trade-week';
import { tradeBySlug } from '~/content/trades/trades';
import { saveVisitor, readVisitor } from '~/visits/visitor.server';
import { serveDraft, withOtherTabs } from './other-tabs.server';
import { parseServed } from './served-form.server';
import { timeZoneOfState } from '~/domain/time-zones';
import type { WeeklySchedule } from '~/domain/weekly-schedule';
import type { FormActionData } from '~/platform/forms/server/action-data.server';
import { tooLargeErrors } from '~/platform/forms/messages';
import { textOf } from '~/platform/http/receive-form.server';
import type { ToastText } from '~/platform/forms/toast-text';
import { logStep } from '~/visits/log-step.server';
import { businessFields, missingLabels, questionOf } from '~/domain/business-questions';
import type { BusinessField, BusinessFields } from '~/domain/business-questions';
import { hasContactAddress } from '../creation/creation-request';
import { findings, scheduleOf } from '../draft.server';
import type { Draft } from '../draft.server';
import { businessForm } from '../forms.server';
import type { Variant } from '../variants';
import { withFindings } from '../website/findings';
import { missingFieldsToast } from '../toasts';
import { goToStep, leftOutSteps, saveDraft } from '../wizard.server';
import type { Wizard } from '../wizard.server';

export interface BusinessActionData extends FormActionData {
  schedule: WeeklySchedule;
  /** Which rendering of the form it counts as from now on. */
  served: string;
  /** What a button of the form changed, nothing else requested. */
  edited?: 'hours' | 'trade' | 'lines';
  trade: string | undefined;
  guessed: Guessed;
}

/** What stands in the form although nobody gave it; it counts as typed once the step is sent. Empty where nothing is guessed. */
export interface Guessed {
  hours: boolean;
  serviceType: string;
  timeZone: string;
}

export function businessPage(wizard: Wizard) {
  const { draft: typed, findings: read, variant } = wizard;
  const draft = withFindings(typed, read);
  const guessed = guessesOf(draft);
  const { timeZone: TimeZone, serviceType: ServiceType } = guessed;
  return {
    variant: variant.key,
    leftOut: leftOutSteps(wizard),
    served: serveDraft(draft),
    values: { ...draft.fields, ...(TimeZone ? { TimeZone } : {}), ...(ServiceType ? { ServiceType } : {}) },
    found: draft.found,
    trade: draft.trade,
    guessed,
    schedule: scheduleOf(draft),
    smsConsent: draft.consent.given,
    required: requiredFields(variant, draft),
    needed: [...requiredFields(variant, draft), ...variant.requiredForCreation],
  };
}

function guessesOf({ fields, schedule, trade }: Draft): Guessed {
  return {
    hours: schedule === undefined,
    serviceType: fields.ServiceType === undefined ? usualServiceType(trade) : '',
    timeZone: fields.TimeZone === undefined ? timeZoneOfState(fields.BusinessAddressState) : '',
  };
}

export async function submitBusiness(request: Request, wizard: Wizard, form: FormData) {
  const sent = readBusiness(wizard, form);
  if (!sent.value) return refuse(sent);
  const wasRead = wizard.draft.wasRead || wizard.findings !== null;
  const draft = { ...sent.base, ...draftFields(sent, sent.value), wasRead, businessDone: true };
  const headers = await saveDraft(request, wizard, draft);
  if (!headers) return refuse(tooLarge(sent));
  for (const cookie of findings.forget(request, wizard.id)) headers.append('Set-Cookie', cookie);
  headers.append(
    'Set-Cookie',
    await saveVisitor(request, { ...(await readVisitor(request)), trade: draft.trade }),
  );
  const stepData = { ...draft.fields, smsConsent: draft.consent.given, trade: draft.trade };
  logStep(request, { step: 3, visitType: 'create_agent', userEmail: draft.email, stepData });
  return goToStep(request, wizard, 'voice', headers);
}

export function editHours(wizard: Wizard, form: FormData) {
  const sent = readBusiness(wizard, form);
  const edit = parseEdit(textOf(form, 'edit-hours'));
  const schedule = edit ? applyEdit(sent.schedule, edit) : sent.schedule;
  return bringBack({ ...sent, schedule, guessed: { ...sent.guessed, hours: false } }, 'hours');
}

/** What fits the trade, where nothing was typed or found: the hours and the service type. */
export function fitToTrade(wizard: Wizard, form: FormData) {
  const sent = readBusiness(wizard, form);
  const { fields, guessed, trade } = sent;
  const isFree = !fields.ServiceType || fields.ServiceType === guessed.serviceType;
  const serviceType = isFree ? usualServiceType(trade) : '';
  return bringBack(
    {
      ...withTexts(sent, serviceType ? { ServiceType: serviceType } : {}),
      schedule: guessed.hours ? weekOfTrade(trade) : sent.schedule,
      guessed: { ...guessed, serviceType },
    },
    'trade',
  );
}

/** Below what was typed; where there is no room for them, that is said and the text stays. */
export function addLines(wizard: Wizard, form: FormData) {
  const sent = readBusiness(wizard, form);
  const { label, max } = questionOf('BusinessDescription');
  const text = withLines(textOf(form, 'BusinessDescription'), parseStarter(textOf(form, 'add-lines')), max);
  if (text === null) return refuse({ ...sent, reply: { ...sent.reply, ...noRoom(label, max) } });
  return bringBack(withTexts(sent, { BusinessDescription: text }), 'lines');
}

function noRoom(label: string, max: number): Pick<SubmissionResult, 'status' | 'error'> {
  const message = `${label} has room for ${max.toLocaleString('en-US')} characters. Shorten it, then add the line.`;
  return { status: 'error', error: { BusinessDescription: [message] } };
}

function withTexts(sent: SentBusiness, texts: BusinessFields): SentBusiness {
  const initialValue = { ...sent.reply.initialValue, ...texts };
  return { ...sent, reply: { ...sent.reply, initialValue } };
}

function bringBack({ reply, ...sent }: SentBusiness, edited: BusinessActionData['edited']) {
  const { error: _noErrorsYet, ...lastResult } = reply;
  return data<BusinessActionData>({ lastResult, ...shownOf(sent), edited });
}

function shownOf({ schedule, served, trade, guessed }: Omit<SentBusiness, 'reply'>) {
  return { schedule, served, trade, guessed };
}

/** Back to the website step with everything stored as typed, unchecked. */
export async function leaveBusiness(request: Request, wizard: Wizard, form: FormData) {
  const sent = readBusiness(wizard, form);
  if (sent.conflict) return refuse(sent);
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
  trade: string | undefined;
  guessed: Guessed;
  served: string;
  /** Another tab has saved other texts of the same fields since the form was served. */
  conflict: boolean;
  /** Where nothing is wrong. */
  value: BusinessFields | null;
  reply: SubmissionResult;
  toast?: ToastText;
}

function readBusiness(wizard: Wizard, sent: FormData): SentBusiness {
  const base = withFindings(wizard.draft, wizard.findings);
  const { form, schedule, both } = withOtherTabs(base, sent);
  const fields = typedFields(form);
  const required = requiredFields(wizard.variant, base);
  const submission = parseWithZod(form, { schema: businessForm(required, fields) });
  const fieldErrors = scheduleErrors(schedule);
  const value = submission.status === 'success' ? textsOf(submission.value) : null;
  const conflict = both.some((name) => isUnlike(base, value, name));
  const fine = !conflict && Object.keys(fieldErrors).length === 0;
  const missing = missingLabels(fields, required);
  return {
    base,
    fields,
    schedule,
    consent: form.has('smsConsent'),
    trade: form.has('trade') ? tradeBySlug(form.get('trade'))?.slug : base.trade,
    guessed: stillGuessed(form, schedule),
    served: (!conflict && textOf(form, 'served')) || serveDraft(base),
    conflict,
    value: fine ? value : null,
    reply: submission.reply({ fieldErrors, ...(conflict ? { formErrors: [conflictMessage] } : {}) }),
    ...(missing.length > 0 ? { toast: missingFieldsToast(missing) } : {}),
  };
}

function usualServiceType(trade: string | undefined): string {
  return tradeBySlug(trade)?.serviceType ?? '';
}

/** What the form was served with as a guess, and came back as it was. */
function stillGuessed(form: FormData, schedule: WeeklySchedule): Guessed {
  const [hours, type, zone] = textOf(form, 'guessed').split(':');
  return {
    hours: hours === 'hours' && isWeekOfTrade(schedule),
    serviceType: form.get('ServiceType') === type ? type : '',
    timeZone: form.get('TimeZone') === zone ? zone : '',
  };
}

/** Other texts may turn out the same, such as a phone number without its dashes. */
function isUnlike({ fields }: Draft, value: BusinessFields | null, name: string): boolean {
  const field = businessFields.find((field) => field === name);
  return !field || value?.[field] !== fields[field];
}

function refuse({ reply, toast, ...sent }: SentBusiness) {
  const actionData = { lastResult: reply, ...shownOf(sent), ...(toast ? { toast } : {}) };
  return data<BusinessActionData>(actionData, { status: 400 });
}

function tooLarge(sent: SentBusiness): SentBusiness {
  const error = tooLargeErrors('BusinessDescription', questionOf('BusinessDescription').label);
  return { ...sent, reply: { ...sent.reply, status: 'error', error } };
}

/** Which fields stand as found follows from the page that the form was typed on. */
function draftFields({ base, schedule, consent, trade, served }: SentBusiness, fields: BusinessFields) {
  return {
    websiteAddress: base.websiteAddress,
    email: base.email,
    fields,
    found: base.found.filter((name) => fields[name] === base.fields[name]),
    trade,
    schedule,
    consent: consentOf(base, consent),
    savedBy: parseServed(served)?.id,
  };
}

/** What was typed over the findings, emptied fields included: the rest stays with the findings. */
function typedOver({ draft, findings: read }: Wizard, { base, fields, schedule }: SentBusiness) {
  const own = businessFields.filter(
    (name) => draft.fields[name] !== undefined || (fields[name] ?? '') !== (read?.fields[name] ?? ''),
  );
  const untouched = JSON.stringify(schedule) === JSON.stringify(scheduleOf(base));
  return {
    fields: Object.fromEntries(own.map((name) => [name, fields[name] ?? ''])),
    schedule: untouched ? draft.schedule : schedule,
  };
}

const conflictMessage =
  'You changed this setup in another tab in the meantime. Please check the details below, then send them again.';

/** By website or e-mail the owner must be reachable, else the step requires the e-mail. */
function requiredFields(variant: Variant, draft: Draft): BusinessField[] {
  return businessFields.filter(
    (name) =>
      variant.requiredForNext.includes(name) || (name === 'BusinessEmail' && !hasContactAddress(draft)),
  );
}

function consentOf({ consent }: Draft, given: boolean): Draft['consent'] {
  if (!given) return { given, at: null };
  return { given, at: consent.at ?? new Date().toISOString() };
}
