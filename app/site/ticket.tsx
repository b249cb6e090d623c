import type { ReactNode } from 'react';

import { brand } from '~/brand';

interface TicketProps {
  title: ReactNode;
  label?: ReactNode;
  /** 'Booked by {product}' unless another is given; `null`: none. */
  stamp?: string | null;
  children?: ReactNode;
}

/** Paper by day and by night: the color names mean the paper's inside it, so that links, fields and buttons fit. */
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

/** Set on a ticket, or alone beside a step that is done. */
export function Stamp({ children = stampText }: { children?: string }) {
  return <span className="stamp">{children}</span>;
}
