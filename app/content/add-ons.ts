import { waits } from '~/brand';

export const addOns = [
  { title: 'Your own voice', text: 'Read for 15 seconds and it speaks like you.' },
  { title: 'Website call button', text: 'Visitors talk to your receptionist from your website.' },
  { title: 'A number of its own', text: `A dedicated business number. ${waits.ownNumber}` },
  { title: 'Human transfer', text: 'Callers who ask for a person reach one.' },
  { title: 'Call summaries', text: 'An email after every call: who called, why, what was agreed.' },
] as const;
