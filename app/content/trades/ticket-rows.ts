import { pricing } from '../../brand';
import type { CallTicket, TradeCall } from './trade';

/**
 * The rows of a sample call's ticket. A call that was put through names the line of the owner's list that decided it. If
 * callers are patients, this line is a symptom, so the ticket doesn't name it.
 */
export function ticketRowsOf(
  { listedAs, ticket }: TradeCall,
  hasPatients: boolean,
): { label: string; value: string }[] {
  const { time, where, drive, putThrough, note } = ticket;
  const why = hasPatients ? 'On your list of calls that ring you' : listedAs;
  return [
    { label: 'When', value: time },
    { label: 'Where', value: where },
    ...(drive ? [{ label: 'Drive', value: drive }] : []),
    ...(putThrough
      ? [
          { label: 'To', value: putThrough },
          { label: 'Why', value: why },
        ]
      : []),
    { label: 'Notes', value: note },
    { label: 'Cost', value: costOf(ticket) },
  ];
}

function costOf({ bookings, moved, putThrough }: CallTicket): string {
  const count = bookings ?? (putThrough ? 0 : 1);
  const price = `$${count * pricing.perBooking}`;
  if (count === 0) return price;
  return `${count === 1 ? '1 booking' : `${count} bookings`}, ${price}${moved ? ', and $0 for the move' : ''}`;
}
