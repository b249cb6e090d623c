import type { TradeCall } from './trade';

/**
 * The rows of a sample call's ticket. The line of the list that a call was put through for names the symptom if callers are
 * patients, so a clinic's ticket only says that there is such a line.
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
