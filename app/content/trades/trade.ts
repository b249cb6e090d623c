import type { ServiceType } from '~/domain/business-questions';
import type { SampleCall } from '../sample-calls';

/** A trade: its page, its calculator defaults and its setup suggestions. Times are labels such as `8:00 AM`. */
export interface Trade {
  slug: string;
  /** The page's path, if it isn't `/for/{slug}`. Such a page has the calculator's usual defaults. */
  path?: string;
  /** The name in the headline 'Meet your AI … receptionist'. */
  name: string;
  /** A business of this trade, singular with its article, and plural. */
  business: string;
  businesses: string;
  /** Other words in a business's name or description that identify the trade. */
  alsoCalled?: readonly string[];
  /** Ends of compound names and web addresses that tell the trade, as regular expressions. */
  nameEndings?: readonly string[];
  /** The trade's word for a booking. */
  booking: BookingWord;
  /** Whether callers are patients, whose calls may need a BAA first. */
  hasPatients?: true;
  /** Whether its people go to customers in crews, not one by one. */
  hasCrews?: true;
  /** Texts for search engines and the share image. The headline must fit into four lines of 17 characters. */
  page: { description: string; headline: string };
  hero: TradeHero;
  /** Sample calls: one that books, which the hero shows, one that is put through, and another. */
  calls: readonly [books: RecordedCall, putThrough: RecordedCall, another: TradeCall];
  /** A caller's question about prices, for visitors to ask in the demo call. */
  priceQuestion: string;
  jobs: readonly { name: string; length: string; price: string }[];
  emergencies: {
    urgent: readonly string[];
    routine: readonly string[];
    /** Calls that end with a message to the owner instead of an appointment. */
    messages: readonly string[];
    /** Calls in which the receptionist tells the caller to hang up and dial 911. */
    dial911: readonly string[];
  };
  /** Things that the receptionist leaves to the owner. */
  limits: readonly string[];
  serviceType: ServiceType;
  openingHours: { weekdays: Opening; saturday: Opening | null; sunday: Opening | null };
  hoursNote: string;
  /** The calculator's defaults: dollars, minutes, and percent in steps of 5. Bookings follow from the usual month's calls. */
  calculator: { serviceCost: number; callMinutes: number; missedPercent: number };
  priceStory: string;
  /** Questions that owners of this trade ask. */
  questions: readonly TradeQuestion[];
  /** Suggestions for 'What should it know?' in the setup, with `__` for what only the owner knows. */
  starter: Record<StarterTopic, string>;
  /** Slugs of two related trades, to which the page links. */
  neighbors: readonly [string, string];
}

export interface TradeQuestion {
  question: string;
  answer: string;
  /** The page that says more. */
  more?: 'integrations' | 'security' | 'bill';
}

export type BookingWord = 'job' | 'visit' | 'appointment' | 'consultation';

export type StarterTopic = 'jobs' | 'prices' | 'urgent' | 'transfer';

/** Opening hours. The calculator requires whole hours. */
export type Opening = readonly [opens: string, closes: string];

interface TradeHero {
  title: string;
  lead: string;
  scene: string;
  callerLine: string;
  receptionistLine: string;
  /** The calendar entries before and after the new job. */
  before: CalendarEntry;
  after: CalendarEntry;
}

/** An entry of a calendar day. Times are minutes since midnight. */
export interface CalendarEntry {
  kind: 'job' | 'drive';
  start: number;
  /** The days of trades have none, because they only show when the entries around a booking start. */
  end?: number;
  title: string;
}

export interface TradeCall {
  title: string;
  who: string;
  calledAt: string;
  /** The line of `emergencies` or the name in `jobs` that decides what happens with this call. */
  listedAs: string;
  recording?: SampleCall;
  /** The receptionist speaks first; then caller and receptionist alternate. */
  lines: readonly string[];
  ticket: CallTicket;
}

export interface RecordedCall extends TradeCall {
  recording: SampleCall;
}

export interface CallTicket {
  title: string;
  day: string;
  time: string;
  where: string;
  drive?: string;
  note: string;
  /** New appointments, if it isn't one for a booked call and none for one that was put through. */
  bookings?: number;
  /** Whether the call moved an appointment, which costs nothing. */
  moved?: true;
  /** The person that the call was put through to instead of being booked, and on which phone. */
  putThrough?: string;
}
