import type { ReactNode } from 'react';

import { brand } from '~/brand';

interface TicketProps {
  title?: ReactNode;
  label?: ReactNode;
  /** The stamp's text, 'Booked by {product}' by default. `null` leaves the stamp out. */
  stamp?: string | null;
  children?: ReactNode;
}

/** A paper ticket, light in both color schemes: its CSS redefines the colors for links, fields and buttons inside it. */
export function Ticket({ title, label, stamp = stampText, children }: TicketProps) {
  return (
    <div className="ticket">
      <div className="ticket-sheet">
        {label ? <p className="ticket-label">{label}</p> : null}
        {title ? <div className="ticket-title">{title}</div> : null}
        {children}
        {stamp ? <Stamp>{stamp}</Stamp> : null}
      </div>
    </div>
  );
}

interface TicketRow {
  label: string;
  value: ReactNode;
}

export function TicketRows({ rows }: { rows: readonly TicketRow[] }) {
  return (
    <dl className="ticket-rows">
      {rows.map(({ label, value }) => (
        <div key={label} className="ticket-row">
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

const stampText = `Booked by ${brand.product}`;

/** A stamp, on a ticket or next to a completed step. */
export function Stamp({ children = stampText }: { children?: string }) {
  return <span className="stamp">{children}</span>;
}
