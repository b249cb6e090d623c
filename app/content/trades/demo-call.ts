import { brand } from '../../brand';
import { withArticle } from './page-texts';
import type { Trade } from './trade';

/** The texts of the demo call, on /demo-call and /voice-agent. */
export const demoCallTexts = {
  demoCall: {
    headline: `Your ${brand.product} Is Ready to Talk`,
    intro:
      'Pretend you’re a customer. Ask what they ask, be difficult, book a job. It takes a minute, and nobody will show up at your door.',
  },
  voiceAgent: {
    headline: `Talk to ${brand.product}`,
    intro:
      'This is the voice your customers will hear. Put it through its paces before you let it answer your phone.',
  },
  tradeIntro: ({ business, booking }: Trade) =>
    `Pretend you’re calling ${business}. Ask what your callers ask, be difficult, book ${withArticle(booking)}. It takes a minute, and nothing is really booked.`,
  /** For browsers without scripts. The demo line always answers as a dental office, whatever the page's trade. */
  lineIntro:
    'Pretend you’re a patient of our sample dental office. Ask what patients ask, be difficult, book a cleaning. It takes a minute, and nothing is really booked.',
  /** For a simulated call, in which visitors can't say anything. */
  simulatedIntro: (business = 'a plumbing company') =>
    `Follow a call to ${business}, from hello to the ticket.`,
} as const;

interface Capability {
  title: string;
  text: string;
  /** Replaces `text` for trades whose customers come to them. */
  textInOnePlace?: (booking: string) => string;
  /** A line for the visitor to say in the demo call. */
  tryThis: string;
  /** Replaces `tryThis` with what a caller of the trade would say. */
  tryInTrade?: (trade: Trade) => string | undefined;
}

const capabilities: readonly Capability[] = [
  {
    title: 'Smart Scheduling',
    text: 'It knows what’s open, how long a job takes and how far you’re coming from the last one.',
    textInOnePlace: (booking) => `It knows what’s open, and how long each kind of ${booking} takes.`,
    tryThis: 'Do you have anything Thursday morning?',
  },
  {
    title: 'Natural Conversation',
    text: 'Interrupt it, change your mind, ask again. It keeps up.',
    tryThis: 'Sorry, I meant the week after.',
  },
  {
    title: 'Emergency Recognition',
    text: 'It can tell when something can’t wait, and puts the call through to the owner.',
    tryThis: 'There’s water coming through the ceiling!',
    tryInTrade: ({ calls: [, putThrough] }) => putThrough.lines[1],
  },
  {
    title: 'Service Knowledge',
    text: 'Prices, service area, hours: it answers before it books.',
    textInOnePlace: () => 'Prices, hours, where to park: it answers before it books.',
    tryThis: 'What do you charge to come out?',
    tryInTrade: ({ priceQuestion }) => priceQuestion,
  },
];

/** What the demo call shows, with lines that a caller of the trade would say if the call answers as that trade. */
export function capabilitiesFor(trade: Trade | undefined) {
  const isInOnePlace = trade?.serviceType === 'Fixed Location';
  return capabilities.map(({ title, text, textInOnePlace, tryThis, tryInTrade }) => ({
    title,
    text: (isInOnePlace && textInOnePlace?.(trade.booking)) || text,
    tryThis: (trade && tryInTrade?.(trade)) ?? tryThis,
  }));
}
