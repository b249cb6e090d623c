import type { ReactNode } from 'react';

import { pricing } from '~/brand';
import { Ticket, TicketRows } from '~/site/ticket';
import type { MonthlyBill } from './monthly-bill';

interface ReceiptProps {
  title: ReactNode;
  label?: string;
  booked: number;
  /** Calls that cost nothing. */
  free: readonly { count: number; what: string }[];
  children?: ReactNode;
}

/** A ticket with the calls of a month, the cost of each kind, and the total. */
export function Receipt({ title, label, booked, free, children }: ReceiptProps) {
  const total = booked * pricing.perBooking;
  const calls = free.reduce((sum, { count }) => sum + count, booked);
  return (
    <Ticket label={label} title={title} stamp={total === 0 ? 'Nothing to pay' : null}>
      <TicketRows
        rows={[
          { label: `${format(calls)} ${calls === 1 ? 'call' : 'calls'}`, value: 'Answered' },
          {
            label: `${format(booked)} booked`,
            value: `${format(booked)} × $${pricing.perBooking} = $${format(total)}`,
          },
          ...free.map(({ count, what }) => ({ label: `${format(count)} ${what}`, value: '$0' })),
        ]}
      />
      <p className="mt-3 flex justify-between font-display text-xl font-bold">
        <span>Total</span> <output aria-label="Total">${format(total)}</output>
      </p>
      {children}
    </Ticket>
  );
}

/** The calls of a bill that cost nothing, for its receipt. */
export function freeCalls({ moved, putThrough, others }: MonthlyBill): ReceiptProps['free'] {
  return [
    { count: moved, what: 'moved or canceled' },
    { count: putThrough, what: 'put through to you' },
    { count: others, what: 'questions, messages and spam' },
  ];
}

function format(count: number): string {
  return count.toLocaleString('en-US');
}
