import { Fragment } from 'react';
import type { ReactNode } from 'react';

import { summaryRows } from '~/answers/answer-rows';
import type { AnswerRow } from '~/answers/answer-rows';
import { businessNameOf, textsOf } from '~/answers/answers';
import { contactOf } from '~/answers/contact';
import type { Answers } from '~/answers/answers';
import { brand, waitTimes } from '~/brand';
import { Ticket, TicketRows } from '~/site/ticket';
import { SupportHours, SupportPhone } from '~/site/support-contact';

interface WhatItKnowsProps {
  agentId: string;
  answers: Answers;
  /** Whether a recording of the owner's own voice has been sent. */
  ownVoice?: boolean | undefined;
  /** Whether answers changed after a call that may have created the agent. */
  isFirstVersion?: boolean | undefined;
}

/** Everything the owner told us, with contacts for corrections, because the backend can't change a receptionist. */
export function WhatItKnows({ agentId, answers, ownVoice, isFirstVersion }: WhatItKnowsProps) {
  const businessName = businessNameOf(answers);
  if (!businessName) return null;
  const { BusinessDescription: description, UrgentCallsNumber: urgentNumber } = textsOf(answers);
  const rows = summaryRows(withEmail(answers)).map((row) => ({ label: row.label, value: valueOf(row) }));
  if (!urgentNumber && !hasPhoneNumber(description))
    rows.push({ label: 'Urgent calls', value: 'No number yet: email us where they go' });
  rows.push(
    { label: 'Voice', value: ownVoice ? waitTimes.ownVoiceShort : 'Our default voice' },
    { label: 'Languages', value: '30+' },
  );
  const correction = `mailto:${brand.supportEmail}?subject=${encodeURIComponent(`Please correct ${agentId}`)}`;
  return (
    <section aria-labelledby="knows">
      <Ticket
        label={<span id="knows">What it knows</span>}
        title={<span className="break-words">{businessName}</span>}
        stamp={null}
      >
        <TicketRows
          rows={rows.map(({ label, value }) => ({
            label,
            value: <span className="break-words">{value}</span>,
          }))}
        />
        {description ? (
          <div className="mt-4">
            <p className="ticket-label">Notes</p>
            <p className="break-words whitespace-pre-line">{description}</p>
          </div>
        ) : null}
        {isFirstVersion ? (
          <p className="mt-4">
            We may have created it with what you entered first. Check it above and ask it when you call. We
            correct whatever you changed after that: email or call us.
          </p>
        ) : null}
        <p className="hint mt-4">
          Something wrong? <a href={correction}>Email us the correction</a> or call <SupportPhone />,{' '}
          <SupportHours end="." />
        </p>
      </Ticket>
    </section>
  );
}

/** Whether the text has a US number in any common notation. Some owners write the one for urgent calls into their notes. */
function hasPhoneNumber(text = ''): boolean {
  return /\d{3}\D{0,2}\d{3}\D?\d{4}/.test(text);
}

/** The answers with the address that we write to as the business's email, if it has none of its own. */
function withEmail(answers: Answers): Answers {
  const { email, isGuess } = contactOf(answers);
  if (textsOf(answers).BusinessEmail || !email) return answers;
  const source = isGuess ? 'guess' : 'owner';
  return { ...answers, fields: { ...answers.fields, BusinessEmail: { value: email, source } } };
}

function valueOf({ name, text, source }: AnswerRow): ReactNode {
  if (name === 'hours') return <Hours text={text} />;
  if (name === 'BusinessEmail') return <Email address={text} isGuess={source === 'guess'} />;
  return text;
}

/** Keeps ranges such as `9-5` on one line. */
function Hours({ text }: { text: string }) {
  return text.split(' ').map((word, index) => (
    <Fragment key={index}>
      <span className="whitespace-nowrap">{word}</span>{' '}
    </Fragment>
  ));
}

/** Breaks at `@` and `.` first, and inside a part only if it is longer than the line. */
function Email({ address, isGuess }: { address: string; isGuess: boolean }) {
  return (
    <span className="break-words">
      {address.split(/(?=[@.])/).map((part, index) => (
        <Fragment key={index}>
          <wbr />
          {part}
        </Fragment>
      ))}
      {isGuess ? <span className="hint block">Our guess from your website</span> : null}
    </span>
  );
}
