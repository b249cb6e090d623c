import type { ReactNode } from 'react';

import { businessFields, displayText } from '~/domain/business-questions';
import type { BusinessField, BusinessFields } from '~/domain/business-questions';
import { Ticket, TicketRows } from '~/site/ticket';
import type { Guessed } from './business-form.server';

interface FoundDetailsProps {
  values: BusinessFields;
  found: readonly BusinessField[];
  guessed: Guessed;
  complete: boolean;
  /** A note on the name, if it may be wrong. */
  checkName: string | null;
  children: ReactNode;
}

/** A summary of the details from the website above the folded fields. While any are missing or invalid, only the fields. */
export function FoundDetails({ values, found, guessed, complete, checkName, children }: FoundDetailsProps) {
  if (!complete || found.length === 0) return children;
  const allFound = businessFields.every((name) => !values[name] || found.includes(name));
  return (
    <>
      <Ticket
        label={allFound ? 'Found on your website' : 'Your details'}
        title={
          <span className="found-title">
            <span className="found-value">
              {values.BusinessName}
              {checkName ? <span className="hint block font-normal">{checkName}</span> : null}
            </span>
            <Change name="BusinessName" label="Name" />
          </span>
        }
        stamp={null}
      >
        <div className="found-rows">
          <TicketRows rows={rowsOf(values, guessed)} />
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

function rowsOf(values: BusinessFields, guessed: Guessed) {
  const text = (name: BusinessField) => displayText(name, values);
  const place = joined([text('BusinessAddressCity'), values.BusinessAddressState], ', ');
  const rows: { label: string; name: BusinessField; value: string }[] = [
    { label: 'Phone', name: 'BusinessPhoneNumber', value: text('BusinessPhoneNumber') },
    { label: 'Email', name: 'BusinessEmail', value: text('BusinessEmail') },
    { label: 'Time zone', name: 'TimeZone', value: text('TimeZone') },
    {
      label: 'Service',
      name: 'ServiceType',
      value: joined([text('ServiceType'), text('ServiceRangeMiles')], ', '),
    },
    {
      label: 'Address',
      name: 'BusinessAddressStreet',
      value: joined(
        [text('BusinessAddressStreet'), joined([place, text('BusinessAddressZipcode')], ' ')],
        ', ',
      ),
    },
  ];
  return rows
    .filter(({ value }) => value)
    .map(({ label, name, value }) => ({
      label,
      value: (
        <span className="found-value">
          <span data-shows={name}>{value}</span>
          {name === 'TimeZone' && guessed.timeZone ? ', our guess' : null}
        </span>
      ),
      change: <Change name={name} label={label} />,
    }));
}

function joined(texts: (string | undefined)[], by: string): string {
  return texts.filter(Boolean).join(by);
}

function Change({ name, label }: { name: BusinessField; label: string }) {
  return (
    <a href={`#business-${name}`} aria-label={`Change ${label}`} className="found-change">
      Change
    </a>
  );
}
