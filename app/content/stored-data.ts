import { minutes } from './durations';

/** SAMPLE CONTENT: confirm each row and answer, and have a lawyer read them, before launch. */
interface StoredData {
  what: string;
  where: string;
  kept: string;
  seenBy: string;
}

const us = 'Our database, United States';
const account = 'While you have an account; deleted within 90 days after';

export const storedData: readonly StoredData[] = [
  { what: 'Caller’s name and number', where: us, kept: account, seenBy: 'You; our staff for support' },
  {
    what: 'Bookings: day, time, place, kind of visit',
    where: 'Your calendar, and our database, United States',
    kept: account,
    seenBy: 'You; our staff for support',
  },
  {
    what: 'Summary of each call',
    where: `${us}, and your email`,
    kept: account,
    seenBy: 'You; our staff for support',
  },
  {
    what: 'Sound of the call',
    where: 'Not stored, unless you ask us to record',
    kept: 'Only while the call lasts',
    seenBy: 'Nobody; software turns it into text',
  },
  {
    what: 'Your calendar',
    where: 'With Google or Microsoft; we read it',
    kept: 'Until you stop sharing it',
    seenBy: 'Software, to find open times',
  },
  {
    what: 'Your business: hours, prices, answers',
    where: us,
    kept: account,
    seenBy: 'You; our staff; callers hear what you allow',
  },
  {
    what: 'Your voice, if you record a sample',
    where: 'The company that makes voices, United States',
    kept: 'Until you ask us to delete it',
    seenBy: 'Nobody but that company’s software',
  },
  {
    what: 'Card numbers',
    where: 'Our payment provider',
    kept: 'As long as the provider must',
    seenBy: 'The provider. We never see the number.',
  },
];

/** The companies that work for us, by what they do. */
export const processors: readonly { term: string; text: string }[] = [
  { term: 'Hosting and database', text: 'What the table says is in our database, encrypted' },
  { term: 'Phone carrier', text: 'Both phone numbers and the sound of the call' },
  { term: 'Speech and language models', text: 'What’s said, during the call' },
  { term: 'Voice synthesis', text: 'Your recording, if you want your own voice' },
  { term: 'Email and text messages', text: 'Summaries, confirmations and their addresses' },
  { term: 'Payment provider', text: 'Your name, address and card number' },
];

/** Short answers for buyers who review their vendors. */
export const vendorAnswers: readonly { id: string; term: string; text: string }[] = [
  {
    id: 'training',
    term: 'Does any of it train AI models?',
    text: 'No. Neither we nor the companies that work for us train models on your calls, your voice or your calendar.',
  },
  {
    id: 'dpa',
    term: 'Is there a data-processing agreement?',
    text: 'Yes. It names the companies above, and we tell you 30 days before one is added. Ask for it by email, and we send it signed.',
  },
];

interface BaaStep {
  when: string;
  title: string;
  text: string;
}

/** The steps from a request for a business associate agreement to the first patient's call. */
export const baaSteps: readonly BaaStep[] = [
  {
    when: 'Day 1',
    title: 'Ask',
    text: 'Email your practice’s name and state, and who signs. It takes five minutes, and we answer within one business day.',
  },
  {
    when: 'Day 2 to 4',
    title: 'Sign',
    text: 'We send our agreement. Your lawyer reads it, you sign, and we sign back on the next business day. Your own review usually takes longest.',
  },
  {
    when: 'Day 5',
    title: 'Switch On',
    text: `Forward your calls. That takes ${minutes.forwarding} minutes, and from then on patients’ calls are answered.`,
  },
];
