import type { Trade } from './trade';

/** The share of a business's calls that become bookings, and the source of the figure. */
export interface BookingRate {
  percent: number;
  source: { text: string; href?: string };
}

const fieldTrades: BookingRate = {
  percent: 42,
  source: {
    text: 'ServiceTitan, June 2022: the average of more than 3,000 trade businesses',
    href: 'https://www.servicetitan.com/blog/data-call-booking-rates',
  },
};

const dentalOffices: BookingRate = {
  percent: 33,
  source: {
    text: 'Dental Business Journal, article 15: one in three calls of new patients. Read November 23, 2026',
    href: 'https://dentalbusinessjournal.org/journal/the-average-practice-converts-only-1-3rd-of-new-patient-calls-to-appointments-why',
  },
};

/** SAMPLE CONTENT: the rate of a business in none of our trades. Before launch, replace it with your customers' rate. */
export const exampleRate: BookingRate = {
  percent: 50,
  source: { text: 'half of all calls, as an example' },
};

const unpublishedRate: BookingRate = {
  ...exampleRate,
  source: { text: 'our example, because we found no published figure for this industry' },
};

/** The usual rate of a trade. Without a published figure it is our example. */
export function bookingRateOf(trade: Pick<Trade, 'slug' | 'serviceType'>): BookingRate {
  if (trade.slug === 'dental') return dentalOffices;
  return trade.serviceType === 'Travel to Customer' ? fieldTrades : unpublishedRate;
}

/** SAMPLE CONTENT: an example of the other kinds of calls, in percent of all calls. */
export const otherCallShares = { moved: 20, putThrough: 5 } as const;
