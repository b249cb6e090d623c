import type { TradeCall } from './trade';

/**
 * The rows of a sample call's ticket. A call that was put through names the line of the owner's list that decided it. If
 * callers are patients, this line is a symptom, so the ticket doesn't name it.
 */
export function ticketRowsOf(
  { listedAs, ticket: { time, where, drive, putThrough, note } }: TradeCall,
  hasPatients: boolean,
): { label: string; value: string }[] {
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
  ];
}
