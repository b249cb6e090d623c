import { tradeBySlug } from '~/content/trades/trades';
import { questionNames, displayText, isApplicable, questionOf } from '~/domain/business-questions';
import type { QuestionName } from '~/domain/business-questions';
import { hoursSummary } from '~/domain/hours-summary';
import { capitalize } from '~/domain/capitalize';
import { addressLine, textsOf } from './answers';
import type { Answers, Source } from './answers';

/** An answer as a person reads it. */
export interface AnswerRow {
  /** The question's name. A row for several questions has the name of the first one with an answer. */
  name: QuestionName | 'hours' | 'trade';
  label: string;
  /** Empty if there is no answer. */
  text: string;
  source: Source | undefined;
}

/** A row for each question that applies, answered or not, in the order of the form. */
export function answerRows(answers: Answers): (AnswerRow & { name: QuestionName })[] {
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

/** The answered questions with short labels. Those that are shown as one, such as the parts of an address, share a row. */
export function summaryRows(answers: Answers): AnswerRow[] {
  const rows: AnswerRow[] = [];
  for (const { name, text, source } of answerRows(answers)) {
    const { shownAs: label, kind } = questionOf(name);
    if (!label || !text) continue;
    const shown = kind === 'miles' ? `within ${text}` : text;
    const row = rows.find((other) => other.label === label);
    if (!row) rows.push({ name, label, text: shown, source });
    else row.text = label === 'Address' ? addressLine(answers) : `${row.text}, ${shown}`;
  }
  return [...hoursRow(answers), ...rows, ...tradeRow(answers)];
}

function hoursRow({ hours }: Answers): AnswerRow[] {
  if (!hours) return [];
  return [{ name: 'hours', label: 'Hours', text: hoursSummary(hours.value), source: hours.source }];
}

function tradeRow({ trade }: Answers): AnswerRow[] {
  const { name } = tradeBySlug(trade?.value) ?? {};
  return name ? [{ name: 'trade', label: 'Trade', text: capitalize(name), source: trade?.source }] : [];
}
