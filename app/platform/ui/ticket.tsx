import type { ReactNode } from 'react';

import { brand } from '~/brand';

interface TicketProps {
  /** What the ticket is about: its largest line. */
  title: ReactNode;
  /** The line above it, for example 'Job ticket' or 'Found on your website'. */
  label?: ReactNode;
  /** Stamped on it; 'Booked by {product}' unless another is given. None without one: `stamp={null}`. */
  stamp?: string | null;
  children?: ReactNode;
}

/**
 * The job ticket: a sheet torn off a pad, ruled, with a stamp. It is paper by day and by night. What stands on it
 * keeps the usual colors' names, so that links, fields and buttons look right.
 */
export function Ticket({ title, label, stamp = stampText, children }: TicketProps) {
  return (
    <div className="ticket">
      <div className="ticket-sheet">
        {label ? <p className="ticket-label">{label}</p> : null}
        <div className="ticket-title">{title}</div>
        {children}
        {stamp ? <Stamp>{stamp}</Stamp> : null}
      </div>
    </div>
  );
}

export interface TicketRow {
  label: string;
  value: ReactNode;
}

/** Ruled lines, each with its name; `change` ends a line, for example with a link. */
export function TicketRows({ rows }: { rows: readonly (TicketRow & { change?: ReactNode })[] }) {
  return (
    <dl className="ticket-rows">
      {rows.map(({ label, value, change }) => (
        <div key={label} className="ticket-row">
          <dt>{label}</dt>
          <dd>{value}</dd>
          {change ? <dd className="ticket-change">{change}</dd> : null}
        </div>
      ))}
    </dl>
  );
}

const stampText = `Booked by ${brand.product}`;

/** What a rubber stamp leaves: set on a ticket, or alone beside a step that is done. */
export function Stamp({ children = stampText }: { children?: string }) {
  return <span className="stamp">{children}</span>;
}
