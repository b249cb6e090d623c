import { tradeBySlug } from '~/content/trades/trades';
import { displayText, isApplicable, questionNames, questionOf } from '~/domain/business-questions';
import type { QuestionName } from '~/domain/business-questions';
import { hoursSummary } from '~/domain/hours-summary';
import { capitalize } from '~/domain/capitalize';
import { parseAnswer } from './answer-text';
import { addressLine, textsOf } from './answers';
import type { AnswersAndGuesses, Source } from './answers';
import { hoursOrUsual } from './guesses';

/** An answer as a person reads it. */
export interface AnswerRow {
  /** The name of the question. A row for several questions has the name of the first one with an answer. */
  name: QuestionName | 'hours' | 'trade' | 'smsConsent';
  label: string;
  /** Empty if there is no answer. */
  text: string;
  source: Source | undefined;
}

/** A row for each question that applies, answered or not, in page order, then the trade, the hours and the consent. */
export function answerRows(answers: AnswersAndGuesses): AnswerRow[] {
  const { trade, hours, consent } = answers;
  return [
    ...questionRows(answers),
    { name: 'trade', label: 'Trade', text: tradeText(answers) || 'Something else', source: trade?.source },
    {
      name: 'hours',
      label: 'Opening Hours',
      text: hoursSummary(hoursOrUsual(answers)),
      source: hours?.source,
    },
    {
      name: 'smsConsent',
      label: 'Text Messages',
      text: consent.given ? 'Yes' : 'No',
      source: consent.given ? 'owner' : undefined,
    },
  ];
}

const { shownAs: addressLabel } = questionOf('BusinessAddressStreet');

/** The answered questions with short labels. Those that are shown as one, such as the parts of an address, share a row. */
export function summaryRows(answers: AnswersAndGuesses): AnswerRow[] {
  const { hours, trade } = answers;
  const rows: AnswerRow[] = [];
  if (hours)
    rows.push({
      name: 'hours',
      label: 'Hours',
      text: hoursSummary(hours.value),
      source: hours.source,
    });
  for (const { name, text, source } of questionRows(answers)) {
    const { shownAs: label, kind } = questionOf(name);
    if (!label || !text) continue;
    if (kind === 'miles' && parseAnswer(name, textsOf(answers)[name] ?? '').error) continue;
    const shown = kind === 'miles' ? `within ${text}` : text;
    const row = rows.find((other) => other.label === label);
    if (!row) rows.push({ name, label, text: shown, source });
    else row.text = label === addressLabel ? addressLine(answers) : `${row.text}, ${shown}`;
  }
  const tradeName = tradeText(answers);
  if (tradeName) rows.push({ name: 'trade', label: 'Trade', text: tradeName, source: trade?.source });
  return rows;
}

function questionRows(answers: AnswersAndGuesses): (AnswerRow & { name: QuestionName })[] {
  const texts = textsOf(answers);
  return questionNames
    .filter((name) => isApplicable(name, texts))
    .map((name) => ({
      name,
      label: questionOf(name).label,
      text: displayText(name, texts),
      source: answers.fields[name]?.source,
    }));
}

function tradeText({ trade }: AnswersAndGuesses): string {
  return capitalize(tradeBySlug(trade?.value)?.name ?? '');
}
