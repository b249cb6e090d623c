import type { Trade } from './trades/trade';

/**
 * SAMPLE CONTENT: whether the demo agent answers as the trade in its dynamic variable `trade`, as the mock backend's does.
 * Call yours from a few trade pages before launch, and set this to false if it always answers as the same business.
 */
export const answersAsTrade: boolean = true;

/** The texts of the demo call, on /demo-call and /voice-agent. */
export const demoCallTexts = {
  intro:
    'Pretend you’re a customer. Ask what they ask, be difficult, book a job. It takes a minute, and nobody will show up at your door.',
  voiceIntro:
    'This is the voice your customers will hear. Put it through its paces before you let it answer your phone.',
  tradeIntro: ({ business, booking }: Trade) =>
    `Pretend you’re calling ${business}. Ask what your callers ask, be difficult, book ${booking === 'appointment' ? 'an' : 'a'} ${booking}. It takes a minute, and nothing is really booked.`,
  /** For a simulated call, in which visitors can't say anything. */
  simulatedIntro: (business = 'a plumbing company') =>
    `Follow a call to ${business}, from hello to the ticket.`,
  own: 'This one works for a made-up business. Yours knows your services, your prices and your calendar.',
} as const;
