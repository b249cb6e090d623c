import { businessFields } from '~/domain/business-questions';
import type { BusinessFields } from '~/domain/business-questions';
import { days, mapDays } from '~/domain/weekly-schedule';
import type { DaySchedule, WeeklySchedule } from '~/domain/weekly-schedule';
import { textOf } from '~/platform/http/receive-form.server';
import { scheduleOf } from '../draft.server';
import type { Draft } from '../draft.server';
import { typedFields } from './business-texts.server';
import { hasSchedule, scheduleFromForm } from './schedule-form';
import { compareForms, parseServed, serveForm } from './served-form.server';

export function serveDraft(draft: Draft): string {
  return serveForm(savedTexts(draft));
}

/**
 * The form with what another tab has saved and this one left as it was served; `both` names what both changed.
 * A tab does not compete with itself, nor with a draft that is gone.
 */
export function withOtherTabs(draft: Draft, sent: FormData) {
  const saved = scheduleOf(draft);
  const schedule = hasSchedule(sent) ? scheduleFromForm(sent) : saved;
  const served = parseServed(textOf(sent, 'served'));
  if (!served || served.id === draft.savedBy || draft.revision === 0)
    return { form: sent, schedule, both: [] };
  const texts = savedTexts(draft);
  const here = displayedTexts(typedFields(sent), schedule, sent.has('smsConsent'));
  const { theirs, both } = compareForms(served, here, texts);
  const form = new FormData();
  for (const [name, value] of sent) if (!theirs.includes(name)) form.append(name, value);
  for (const name of [...businessFields, 'smsConsent'])
    if (theirs.includes(name) && texts[name]) form.append(name, texts[name]);
  return { form, schedule: mapDays((day) => (theirs.includes(day) ? saved : schedule)[day]), both };
}

function savedTexts(draft: Draft): Record<string, string> {
  return displayedTexts(draft.fields, scheduleOf(draft), draft.consent.given);
}

function displayedTexts(
  fields: BusinessFields,
  schedule: WeeklySchedule,
  consent: boolean,
): Record<string, string> {
  return {
    ...Object.fromEntries(businessFields.map((name) => [name, fields[name] ?? ''])),
    ...Object.fromEntries(days.map((day) => [day, hoursText(schedule[day])])),
    smsConsent: consent ? 'on' : '',
  };
}

function hoursText({ isOpen, ranges }: DaySchedule): string {
  return isOpen ? ranges.map(({ startTime, endTime }) => `${startTime}-${endTime}`).join() : '';
}
