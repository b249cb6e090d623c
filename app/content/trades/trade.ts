import type { ServiceType } from '~/domain/service-type';
import type { CalendarEntry } from '../call-results';
import type { SampleCall } from '../sample-calls';

/** What we know of a trade: its page, its figures and the beginning of a setup. Times are labels such as `8:00 AM`. */
export interface Trade {
  slug: string;
  /** Its own address where it has one that is not `/for/{slug}`. */
  path?: string;
  /** As the headline says it: 'Meet your AI … receptionist'. */
  name: string;
  /** One such business with its article, and several. */
  business: string;
  businesses: string;
  /** What such a business calls a booking. */
  booking: BookingWord;
  /** For search engines and the share image; the headline has at most four lines of 17 letters. */
  page: { description: string; headline: string };
  hero: TradeHero;
  /** The first one is the hero's. */
  calls: readonly [TradeCall, TradeCall, TradeCall];
  jobs: readonly { name: string; length: string; price: string }[];
  emergencies: { through: readonly string[]; waits: readonly string[] };
  /** What it leaves to the owner. */
  limits: readonly string[];
  serviceType: ServiceType;
  openingHours: { weekdays: Opening; saturday: Opening | null; sunday: Opening | null };
  hoursNote: string;
  /** What the calculator begins with; dollars, minutes, a month's bookings, percent in steps of 5. */
  calculator: { serviceCost: number; callMinutes: number; bookings: number; missedPercent: number };
  priceStory: string;
  /** Asked by owners. */
  questions: readonly { question: string; answer: string }[];
  /** Begins 'What should it know?' in the setup; what only the owner knows is a blank, `__`. */
  starter: Record<StarterTopic, string>;
  /** Slugs of two trades whose owners know each other. */
  neighbors: readonly [string, string];
}

export type BookingWord = 'job' | 'visit' | 'appointment' | 'consultation';

export type StarterTopic = 'jobs' | 'prices' | 'urgent' | 'transfer';

/** Whole hours, as the calculator has them. */
export type Opening = readonly [opens: string, closes: string];

export interface TradeHero {
  title: string;
  lead: string;
  scene: string;
  callerLine: string;
  receptionistLine: string;
  /** What stands in the calendar before and after the new job. */
  before: Slot;
  after: Slot;
}

export type Slot = Pick<CalendarEntry, 'kind' | 'start' | 'title'>;

export interface TradeCall {
  title: string;
  who: string;
  calledAt: string;
  /** Where the call can be heard; its lines are what is said there. */
  recording?: SampleCall;
  /** The receptionist speaks first, then they take turns. */
  lines: readonly string[];
  ticket: CallTicket;
}

export interface CallTicket {
  title: string;
  day: string;
  time: string;
  where: string;
  drive?: string;
  note: string;
  /** Not booked: the owner got the caller on the line. */
  putThrough?: true;
}
