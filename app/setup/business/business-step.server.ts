import { data } from '@remix-run/node';

import { tradeBySlug } from '~/content/trades/trades';
import { businessFields, questionOf } from '~/domain/business-questions';
import type { Day, WeeklySchedule } from '~/domain/weekly-schedule';
import { timeZoneOfState } from '~/domain/time-zones';
import type { FormActionData } from '~/platform/http/action-response.server';
import { tooLargeErrors } from '~/platform/forms/messages';
import type { Visit } from '~/platform/session/visit.server';
import { logStep } from '~/visits/log-step.server';
import { saveVisitor, readVisitor } from '~/visits/visitor.server';
import { businessEmailOf } from '../creation/creation-request';
import { findings, scheduleOf } from '../draft.server';
import type { Draft } from '../draft.server';
import { toasts } from '../toasts';
import { withFindings } from '../website/findings';
import { isPartOfHost } from '../website/website-address';
import { goToStep, skippedSteps, saveDraft } from '../wizard.server';
import type { Wizard } from '../wizard.server';
import { formVersionOf, refusal, requiredForNext, tooLongForLines } from './business-form.server';
import type { BusinessAnswers, Guessed, OtherTab, ParsedBusiness } from './business-form.server';
import { applyEdit, parseEdit } from './schedule-form';
import { chosenLines, withLines } from './starter-lines';
import type { ShownLines } from './starter-lines';
import type { StarterTopic } from '~/content/trades/trade';
import { guessTrade, weekOfTrade } from './trade-guess';

export interface BusinessActionData extends FormActionData {
  shown: BusinessAnswers;
  formVersion: string;
  otherTab?: OtherTab;
  /** The section that an edit button changed, if the form was submitted by one. */
  edited?: 'hours' | 'trade' | 'lines';
  /** The suggested lines, if the page shows them. */
  suggestions?: ShownLines & { unfilled?: StarterTopic | undefined };
  /** The first day that an edit button for the hours changed. */
  editedDay?: Day;
  /** The hours that a usual week replaced. */
  weekBefore?: WeeklySchedule | null;
}

export function businessPage(wizard: Wizard) {
  const { draft, variant } = wizard;
  const saved = withFindings(draft, wizard.findings);
  const guessed = guessesOf(saved);
  const required = requiredForNext(variant, saved);
  const guesses = {
    ...(guessed.timeZone ? { TimeZone: guessed.timeZone } : {}),
    ...(guessed.serviceType ? { ServiceType: guessed.serviceType } : {}),
  };
  const shown: BusinessAnswers = {
    fields: { ...saved.fields, ...guesses },
    schedule: scheduleOf(saved),
    trade: saved.trade ?? guessed.trade,
    smsConsent: saved.consent.given,
    guessed,
  };
  return {
    variant,
    skipped: skippedSteps(wizard),
    shown,
    formVersion: formVersionOf(wizard),
    found: saved.found,
    isNameOfHost: isNameOfHost(saved),
    offersUsualWeeks: guessed.hours,
    needed: [...required, ...variant.requiredForCreation],
    contactEmail: businessEmailOf({ ...saved, fields: {} }),
  };
}

/** A name that was made from the address of the website is often misspelled. */
function isNameOfHost({ fields, found, websiteAddress }: Draft): boolean {
  const { BusinessName: name = '' } = fields;
  return found.includes('BusinessName') && isPartOfHost(name, websiteAddress ?? '');
}

/** A guessed trade doesn't change the guessed hours or service type; the owner asks for its suggestions with a button. */
function guessesOf({ fields, schedule, trade, websiteAddress }: Draft): Guessed {
  return {
    hours: schedule === undefined,
    serviceType: fields.ServiceType === undefined ? usualServiceType(trade) : '',
    timeZone: fields.TimeZone === undefined ? timeZoneOfState(fields.BusinessAddressState) : '',
    trade: trade === undefined ? (guessTrade(fields, websiteAddress) ?? '') : '',
  };
}

function usualServiceType(trade: string | undefined): string {
  return tradeBySlug(trade)?.serviceType ?? '';
}

const { label, max } = questionOf('BusinessDescription');
const tooLarge = tooLargeErrors('BusinessDescription', label);

export async function submitBusiness(visit: Visit, wizard: Wizard, parsed: ParsedBusiness) {
  const { request, jar } = visit;
  if (!parsed.ok) return show(parsed, parsed.reply, 400);
  const { fields, schedule } = parsed.value;
  const wasRead = wizard.draft.wasRead || wizard.findings !== null;
  const draft = { ...draftWith(parsed, { fields, schedule }), wasRead, businessDone: true };
  const saved = await saveDraft(visit, wizard, draft);
  if (!saved) return refuse(parsed, tooLarge);
  const trade = draft.trade || undefined;
  jar.forget(findings, wizard.id);
  await saveVisitor(jar, { ...(await readVisitor(jar)), trade });
  const stepData = { ...fields, smsConsent: draft.consent.given, trade };
  logStep(request, { step: 3, visitType: 'create_agent', userEmail: draft.email, stepData });
  return goToStep(request, wizard, 'voice');
}

/** Saves the answers without validation and redirects to the website step. */
export async function leaveBusiness(visit: Visit, wizard: Wizard, parsed: ParsedBusiness) {
  if (parsed.otherTab) return show(parsed, {}, 400);
  const draft = { ...draftWith(parsed, typedOver(wizard, parsed)), businessDone: false };
  const saved = await saveDraft(visit, wizard, draft);
  return saved ? goToStep(visit.request, wizard, 'website') : refuse(parsed, tooLarge);
}

export function editHours(parsed: ParsedBusiness, button: string) {
  const edit = parseEdit(button);
  if (!edit) return show(parsed, { edited: 'hours' });
  const { schedule, guessed } = parsed.typed;
  const shown = {
    ...parsed.typed,
    schedule: applyEdit(schedule, edit),
    guessed: { ...guessed, hours: false },
  };
  return show(parsed, {
    shown,
    edited: 'hours',
    editedDay: 'day' in edit ? edit.day : 'monday',
    weekBefore: edit.type === 'usual' ? schedule : null,
  });
}

/**
 * Fills in the trade's usual hours and service type unless the owner or the website gave others. If no trade was chosen,
 * the typed name and description may tell it.
 */
export function applyTradeDefaults(parsed: ParsedBusiness) {
  const { fields, schedule, guessed } = parsed.typed;
  const trade = parsed.typed.trade || newTradeGuess(parsed);
  const isFree = !fields.ServiceType || fields.ServiceType === guessed.serviceType;
  const serviceType = isFree ? usualServiceType(trade) : '';
  const shown = {
    ...parsed.typed,
    fields: { ...fields, ...(serviceType ? { ServiceType: serviceType } : {}) },
    schedule: guessed.hours ? weekOfTrade(trade) : schedule,
    trade,
    guessed: { ...guessed, serviceType, trade: '' },
  };
  const kept = parsed.suggested?.trade === trade ? parsed.suggested : null;
  return show(parsed, { shown, edited: 'trade', suggestions: kept ?? { trade, blanks: {}, added: [] } });
}

/** The trade that the typed text names, unless the page had already proposed it and the owner chose “Something else”. */
function newTradeGuess({ saved, typed }: ParsedBusiness): string | undefined {
  const guess = guessTrade(typed.fields);
  return guess === guessTrade(saved.fields, saved.websiteAddress) ? typed.trade : guess;
}

/** Appends suggested lines without blanks to the description. If they don't fit, responds with an error and the unchanged text. */
export function addLines(parsed: ParsedBusiness, starter: string) {
  const { fields } = parsed.typed;
  const suggested = parsed.suggested ?? { trade: parsed.typed.trade, blanks: {}, added: [] };
  const { lines, unfilled } = chosenLines(starter, suggested.blanks);
  const text = withLines(fields.BusinessDescription ?? '', lines, max);
  if (text === null) return refuse(parsed, { BusinessDescription: [tooLongForLines] });
  const shown = { ...parsed.typed, fields: { ...fields, BusinessDescription: text } };
  return show(parsed, { shown, edited: 'lines', suggestions: { ...suggested, unfilled } });
}

/** Responds with the submitted form and, if another tab saved other values, with those. */
function show(
  { typed, formVersion, otherTab, suggested, unfilled }: ParsedBusiness,
  changes: Partial<BusinessActionData>,
  status: 200 | 400 = 200,
) {
  const notice = otherTab ? { otherTab, toast: toasts.savedInOtherTab } : {};
  const kept = {
    shown: typed,
    formVersion,
    ...(suggested ? { suggestions: { ...suggested, unfilled } } : {}),
  };
  return data<BusinessActionData>({ ...kept, ...changes, ...notice }, { status });
}

function refuse(parsed: ParsedBusiness, error: Record<string, string[]>) {
  return show(parsed, { lastResult: refusal(parsed.typed, error) }, 400);
}

/** The draft with these answers. Fields whose value is still that of the website stay marked as found. */
function draftWith({ saved, typed }: ParsedBusiness, answers: Pick<Draft, 'fields' | 'schedule'>): Draft {
  const { smsConsent, trade } = typed;
  return {
    ...saved,
    ...answers,
    found: saved.found.filter((name) => answers.fields[name] === saved.fields[name]),
    trade,
    consent: { given: smsConsent, at: smsConsent ? (saved.consent.at ?? new Date().toISOString()) : null },
  };
}

/** The answers that differ from the findings, including emptied fields. The others stay in the findings. */
function typedOver({ draft, findings: read }: Wizard, { saved, typed }: ParsedBusiness) {
  const own = businessFields.filter(
    (name) => draft.fields[name] !== undefined || (typed.fields[name] ?? '') !== (read?.fields[name] ?? ''),
  );
  const isUntouched = JSON.stringify(typed.schedule) === JSON.stringify(scheduleOf(saved));
  return {
    fields: Object.fromEntries(own.map((name) => [name, typed.fields[name] ?? ''])),
    schedule: isUntouched ? draft.schedule : typed.schedule,
  };
}
