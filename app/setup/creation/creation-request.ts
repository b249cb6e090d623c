import { descriptionToSend } from '~/answers/answer-text';
import { textsOf } from '~/answers/answers';
import { contactOf } from '~/answers/contact';
import type { Answers } from '~/answers/answers';
import { hoursOrUsual } from '~/answers/guesses';
import { brand } from '~/brand';
import { businessHoursText, daysOpenText, mapDays } from '~/domain/weekly-schedule';
import { isApplicable, questionNames, questionOf, sentQuestions } from '~/domain/business-questions';
import type { AnswerTexts } from '~/domain/business-questions';
import type { BusinessValues, CreateAgentBody } from '~/backend/contract.server';

interface CreationOptions {
  voiceId?: string | undefined;
  /** Whether empty fields are replaced with defaults. */
  fillsDefaults: boolean;
}

/** The body of `create-full-agent`. */
export function creationRequest(
  answers: Answers,
  { voiceId, fillsDefaults }: CreationOptions,
): CreateAgentBody {
  const email = answers.email || contactOf(answers).email;
  const texts = textsOf(answers);
  const fields = {
    ...texts,
    BusinessEmail: texts.BusinessEmail ?? email,
    BusinessDescription: descriptionToSend(texts),
  };
  const hours = hoursOrUsual(answers);
  return {
    email,
    businessData: {
      ...valuesOf(fillsDefaults ? withDefaults(fields) : fields),
      BusinessHours: businessHoursText(hours),
      DaysOpen: daysOpenText(hours),
      // `closedAt` is left out, because only the form needs it.
      WeeklySchedule: mapDays((day) => ({ isOpen: hours[day].isOpen, ranges: hours[day].ranges })),
      ...(voiceId ? { customVoiceId: voiceId } : {}),
    },
    smsConsent: {
      consent: answers.consent.given,
      date: answers.consent.at,
      source: 'website sign up form',
    },
  };
}

/** A value for each question that applies. Miles are a number, and left out if empty. */
function valuesOf(fields: AnswerTexts): BusinessValues {
  const values = sentQuestions
    .filter((name) => isApplicable(name, fields))
    .flatMap((name): [string, string | number][] => {
      const text = fields[name] ?? '';
      if (questionOf(name).kind !== 'miles') return [[name, text]];
      return text ? [[name, Number(text)]] : [];
    });
  return Object.fromEntries(values) as BusinessValues; // the backend client validates the body before sending it
}

/** Replaces empty fields with defaults. The phone number is from the range reserved for fiction. */
function withDefaults(fields: AnswerTexts): AnswerTexts {
  const extra: AnswerTexts = { BusinessPhoneNumber: brand.placeholderPhone };
  const filled = questionNames.map((name) => [
    name,
    fields[name] || questionOf(name).defaultValue || extra[name],
  ]);
  return Object.fromEntries(filled);
}
