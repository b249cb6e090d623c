import { waitTimes } from '~/brand';

export const addOns = [
  { title: 'Your Own Voice', text: 'Read out loud for 15 seconds, and it sounds like you.' },
  { title: 'Website Call Button', text: 'Visitors talk to your receptionist right on your website.' },
  { title: 'A Number of Its Own', text: `A dedicated business number. ${waitTimes.ownNumber}` },
  { title: 'Human Transfer', text: 'Callers who ask for a person get one.' },
  { title: 'Call Summaries', text: 'An email after every call: who called, why, and what’s next.' },
] as const;
