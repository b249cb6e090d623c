import type { ReactNode } from 'react';

import { summaryRows } from '~/answers/answer-rows';
import { shownNameOf } from '~/answers/answers';
import type { AnswersAndGuesses, Source } from '~/answers/answers';
import { businessTexts } from '~/content/setup-texts';
import { questionOf } from '~/domain/business-questions';
import type { QuestionName } from '~/domain/business-questions';
import { AddressText } from '~/site/address-text';
import { Ticket } from '~/site/ticket';
import { AnswerNote } from './answer-note';
import { isOwnersEmail } from './business-hints';
import type { Doubts } from './business-hints';

interface FoundDetailsProps {
  /** The questions of the folded fields. */
  names: readonly QuestionName[];
  answers: AnswersAndGuesses;
  /** The questions whose answers were read on the website and not changed. */
  found: readonly QuestionName[];
  isComplete: boolean;
  /** Whether the field must be shown, because something is wrong with its answer. */
  needsAttention: (name: QuestionName) => boolean;
  doubts: Doubts;
  /** The address that we write to. */
  contactEmail: string;
  fieldsOf: (names: readonly QuestionName[]) => ReactNode;
}

/** The details from the website on a ticket, of which each unfolds its fields. If any detail is missing, only the fields. */
export function FoundDetails(props: FoundDetailsProps) {
  const { names, answers, found, isComplete, needsAttention, doubts, contactEmail, fieldsOf } = props;
  if (found.length === 0) return fieldsOf(names);
  if (!isComplete)
    return (
      <>
        <FoundList found={found} />
        {fieldsOf(names)}
      </>
    );
  const given = Object.values(answers.fields).filter(({ value }) => value);
  const isMostlyFound = found.includes('BusinessName') && found.length > given.length / 2;
  const marks: Partial<Record<Source, string>> = {
    guess: ', our guess',
    ...(isMostlyFound ? { owner: ', from you' } : {}),
  };
  const positionOf = ([first]: QuestionName[]) => names.findIndex((name) => name === first);
  const rows = foundRows(answers, doubts.BusinessEmail && contactEmail)
    .map((row) => ({ ...row, names: names.filter((name) => questionOf(name).shownAs === row.label) }))
    .filter((row) => row.names.length > 0)
    .sort((one, other) => positionOf(one.names) - positionOf(other.names));
  const others = names.filter(
    (name) => name !== 'BusinessName' && !rows.some((row) => row.names.includes(name)),
  );
  const part = (names: readonly QuestionName[], label: ReactNode, value: ReactNode) => (
    <details
      key={names.join()}
      className="found-part"
      data-enhance="folded-section"
      open={names.some(needsAttention)}
    >
      <summary>
        <span className="found-value">
          {label}
          {value}
        </span>
        <span className="found-change">
          <span className="if-closed">Change</span>
          <span className="if-open">Close</span>
        </span>
      </summary>
      <div className="grid gap-6">{fieldsOf(names)}</div>
    </details>
  );
  return (
    <Ticket label={isMostlyFound ? 'Found on your website' : 'Your details'} stamp={null}>
      {part(
        ['BusinessName'],
        null,
        <>
          <span className="ticket-title block" data-part="value">
            <AddressText text={shownNameOf(answers) || 'Not given'} />
          </span>
          {doubts.BusinessName ? <span className="hint block">{doubts.BusinessName}</span> : null}
        </>,
      )}
      {rows.map(({ name, names, label, text, source }) =>
        part(
          names,
          <span className="hint block">{label} </span>,
          <span data-part="value">
            <AddressText text={text} />
            {source && marks[source]}
            {name === 'BusinessEmail' && source === 'guess' ? (
              <span className="hint block">{businessTexts.emailGuess}</span>
            ) : null}
          </span>,
        ),
      )}
      {others.length > 0 ? part(others, 'More details', null) : null}
    </Ticket>
  );
}

/** One line for all fields, instead of a label at each. */
function FoundList({ found }: { found: readonly QuestionName[] }) {
  const labels = found.map((name) => [name, questionOf(name).label] as const);
  return (
    <AnswerNote labels={Object.fromEntries(labels)}>
      Found on your website: <span data-part="labels">{labels.map(([, label]) => label).join(', ')}</span>
    </AnswerNote>
  );
}

/** The rows of the ticket, with the email address that we only guessed, if any. */
function foundRows(answers: AnswersAndGuesses, guessedEmail: string | undefined) {
  const rows = summaryRows(answers).map((row) =>
    row.name === 'BusinessEmail' && isOwnersEmail(answers) ? { ...row, source: 'owner' as const } : row,
  );
  if (guessedEmail) rows.push({ name: 'BusinessEmail', label: 'Email', text: guessedEmail, source: 'guess' });
  return rows;
}
