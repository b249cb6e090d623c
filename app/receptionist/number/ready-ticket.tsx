import { Fragment } from 'react';

import { brand, waitTimes } from '~/brand';
import { tradeBySlug } from '~/content/trades/trades';
import { capitalize } from '~/domain/capitalize';
import { timeZones } from '~/domain/time-zones';
import { Ticket, TicketRows } from '~/site/ticket';
import { SupportHours, SupportPhone } from '~/site/support-contact';
import type { AgentRecord } from '../agent-record.server';

interface ReadyTicketProps {
  agentId: string;
  knows: AgentRecord['knows'];
}

/** Everything the owner told us, with contacts for corrections, because the backend can't change a receptionist. */
export function ReadyTicket({ agentId, knows }: ReadyTicketProps) {
  if (!knows?.businessName) return null;
  const { businessName, hours, address, phone, email, description, urgentNumber, trade, ownVoice } = knows;
  const rows = [
    { label: 'Hours', value: hours && <Hours text={hours} /> },
    { label: 'Time zone', value: timeZones.find(({ value }) => value === knows.timeZone)?.label },
    { label: 'Service', value: serviceText(knows) },
    { label: 'Trade', value: capitalize(tradeBySlug(trade)?.name ?? '') },
    { label: 'Address', value: address },
    { label: 'Phone', value: phone },
    { label: 'Email', value: email && <Email address={email} isGuess={knows.emailIsGuess} /> },
    {
      label: 'Urgent calls',
      value: urgentNumber || (!hasPhoneNumber(description) && 'No number yet: email us where they go'),
    },
    { label: 'Voice', value: ownVoice ? waitTimes.ownVoiceShort : 'Our default voice' },
    { label: 'Languages', value: '30+' },
  ].filter(({ value }) => value);
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
        {knows.isFirstVersion ? (
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

function serviceText({ serviceType, serviceRange }: NonNullable<AgentRecord['knows']>) {
  return [serviceType, serviceRange && `within ${serviceRange} miles`].filter(Boolean).join(', ');
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
function Email({ address, isGuess = false }: { address: string; isGuess?: boolean | undefined }) {
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
