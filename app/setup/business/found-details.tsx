import type { ReactNode } from 'react';

import { summaryRows } from '~/answers/answer-rows';
import type { AnswerRow } from '~/answers/answer-rows';
import { shownNameOf } from '~/answers/answers';
import type { AnswersAndGuesses, Source } from '~/answers/answers';
import { questionOf } from '~/domain/business-questions';
import type { QuestionName } from '~/domain/business-questions';
import { AddressText } from '~/site/address-text';
import { Ticket, TicketRows } from '~/site/ticket';
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
  doubts: Doubts;
  children: ReactNode;
}

/** A summary of the details from the website above the folded fields. While any are missing or invalid, only the fields. */
export function FoundDetails({ names, answers, found, isComplete, doubts, children }: FoundDetailsProps) {
  if (found.length === 0) return children;
  if (!isComplete)
    return (
      <>
        <FoundList found={found} />
        {children}
      </>
    );
  const given = Object.values(answers.fields).filter(({ value }) => value);
  const isMostlyFound = found.includes('BusinessName') && found.length > given.length / 2;
  const marks: Partial<Record<Source, string>> = {
    guess: 'our guess',
    ...(isMostlyFound ? { owner: 'from you' } : {}),
  };
  return (
    <>
      <Ticket
        label={isMostlyFound ? 'Found on your website' : 'Your details'}
        title={
          <span className="found-title">
            <span className="found-value">
              <AddressText text={shownNameOf(answers)} />
              {doubts.BusinessName ? (
                <span className="hint block font-normal">{doubts.BusinessName}</span>
              ) : null}
            </span>
            <Change name="BusinessName" label="Name" />
          </span>
        }
        stamp={null}
      >
        <div className="found-rows">
          <TicketRows
            rows={foundRows(answers, doubts.BusinessEmail)
              .filter(({ name }) => names.some((each) => each === name))
              .map(({ name, label, text, source }) => ({
                label,
                value: (
                  <span className="found-value">
                    <span data-part={`shown-${name}`}>
                      <AddressText text={text} />
                    </span>
                    {source && marks[source] ? `, ${marks[source]}` : null}
                  </span>
                ),
                change: <Change name={name} label={label} />,
              }))}
          />
        </div>
      </Ticket>
      <details className="found-part business-details" data-enhance="folded-section">
        <summary>
          <span className="font-semibold">All details</span>
          <span className="found-change">Change</span>
        </summary>
        <div className="grid gap-6">{children}</div>
      </details>
    </>
  );
}

/** One line instead of a label at each field. */
function FoundList({ found }: { found: readonly QuestionName[] }) {
  const labels = found.map((name) => [name, questionOf(name).label] as const);
  return (
    <AnswerNote labels={Object.fromEntries(labels)}>
      Found on your website: <span data-part="labels">{labels.map(([, label]) => label).join(', ')}</span>
    </AnswerNote>
  );
}

/** The rows of the ticket. An email address that is only our guess is a question. */
function foundRows(answers: AnswersAndGuesses, emailDoubt: string | undefined): AnswerRow[] {
  const rows = summaryRows(answers).map((row) =>
    row.name === 'BusinessEmail' && isOwnersEmail(answers) ? { ...row, source: 'owner' as const } : row,
  );
  if (!emailDoubt) return rows;
  return [...rows, { name: 'BusinessEmail', label: 'Email', text: emailDoubt, source: undefined }];
}

function Change({ name, label }: { name: string; label: string }) {
  return (
    <a href={`#business-${name}`} aria-label={`Change ${label}`} className="found-change">
      Change
    </a>
  );
}
