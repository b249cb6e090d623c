import type { ReactNode } from 'react';

import { summaryRows } from '~/answers/answer-rows';
import { businessNameOf } from '~/answers/answers';
import type { Answers } from '~/answers/answers';
import { questionsIn } from '~/domain/business-questions';
import { Ticket, TicketRows } from '~/site/ticket';

interface FoundDetailsProps {
  answers: Answers;
  complete: boolean;
  /** A note on the name, if it may be wrong. */
  checkName: string | null;
  children: ReactNode;
}

/** A summary of the details from the website above the folded fields. While any are missing or invalid, only the fields. */
export function FoundDetails({ answers, complete, checkName, children }: FoundDetailsProps) {
  const given = Object.values(answers.fields).filter(({ value }) => value);
  const found = given.filter(({ source }) => source === 'website');
  if (!complete || found.length === 0) return children;
  return (
    <>
      <Ticket
        label={found.length === given.length ? 'Found on your website' : 'Your details'}
        title={
          <span className="found-title">
            <span className="found-value">
              {businessNameOf(answers)}
              {checkName ? <span className="hint block font-normal">{checkName}</span> : null}
            </span>
            <Change name="BusinessName" label="Name" />
          </span>
        }
        stamp={null}
      >
        <div className="found-rows">
          <TicketRows rows={rowsOf(answers)} />
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

function rowsOf(answers: Answers) {
  return summaryRows(answers)
    .filter(({ name }) => detailNames.has(name))
    .map(({ name, label, text, source }) => ({
      label,
      value: (
        <span className="found-value">
          <span data-shows={name}>{text}</span>
          {source === 'guess' ? ', our guess' : null}
        </span>
      ),
      change: <Change name={name} label={label} />,
    }));
}

/** The questions that are folded away below the summary. */
const detailNames = new Set<string>(questionsIn('details'));

function Change({ name, label }: { name: string; label: string }) {
  return (
    <a href={`#business-${name}`} aria-label={`Change ${label}`} className="found-change">
      Change
    </a>
  );
}
