import { Fragment } from 'react';

import type { AgentRecord } from '../agent-record.server';
import { Ticket, TicketRows } from '~/site/ticket';

export function ReadyTicket({ handover, knows }: Pick<AgentRecord, 'handover' | 'knows'>) {
  const name = knows?.businessName ?? handover?.businessName;
  if (!name) return null;
  const { address = '', city = '', state = '', zipCode = '', email = '' } = handover ?? {};
  const rows = [
    { label: 'Service', value: knows?.serviceType },
    { label: 'Address', value: joined([address, city, joined([state, zipCode], ' ')], ', ') },
  ].filter(({ value }) => value);
  return (
    <section aria-labelledby="knows">
      <Ticket
        label={<span id="knows">What it knows</span>}
        title={<span className="break-words">{name}</span>}
        stamp="Ready for a call"
      >
        <TicketRows
          rows={[
            ...(knows?.hours ? [{ label: 'Hours', value: <Hours text={knows.hours} /> }] : []),
            ...rows.map(({ label, value }) => ({
              label,
              value: <span className="break-words">{value}</span>,
            })),
            ...(email ? [{ label: 'Email', value: <Email address={email} /> }] : []),
            { label: 'Languages', value: '30+' },
          ]}
        />
      </Ticket>
    </section>
  );
}

/** `9-5` stays in one line. */
function Hours({ text }: { text: string }) {
  return text.split(' ').map((word, index) => (
    <Fragment key={index}>
      <span className="whitespace-nowrap">{word}</span>{' '}
    </Fragment>
  ));
}

/** Breaks between its parts, and within a word only where that is too long for the line. */
function Email({ address }: { address: string }) {
  return (
    <span className="break-words">
      {address.split(/(?=[@.])/).map((part, index) => (
        <Fragment key={index}>
          <wbr />
          {part}
        </Fragment>
      ))}
    </span>
  );
}

function joined(parts: string[], by: string): string {
  return parts.filter(Boolean).join(by);
}
