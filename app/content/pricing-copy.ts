import { brand, pricing } from '../brand';

const { perBooking, activation, trialDays, plan } = pricing;

const noFees = 'No setup fee, no per-minute charge, no base subscription.';
const trialLabel = `${trialDays}-day trial`;
const activateOnce = `$${activation} once to activate.`;

/** The sentences of `pricingCopy.end`, for pages that show them one by one. */
const trialEnd = {
  endAsks: 'When your trial ends, we email you and ask if you want to continue.',
  endCosts: `To continue, you confirm on our payment provider’s page: $${activation} to activate, on the card you added or another.`,
  endAlone: 'It’s never automatic: if you do nothing, it stops answering and you owe nothing.',
} as const;

/**
 * All copy about prices, the trial, charges and cards. Pages use these sentences unchanged:
 * `tests/requests/pricing-copy.test.ts` collects what every page says about them and fails on any other wording.
 */
export const pricingCopy = {
  inShort: `${trialDays} days free, $${activation} to activate, then $${perBooking} per booking.`,
  tryFirst: 'Setting it up and calling it is free. Only the trial asks for a card.',
  untilTrial:
    'Until you start the trial and share a calendar, it answers questions and takes messages. From then on, it books.',
  trial: `${trialDays}-day free trial, no charge today.`,
  trialLabel,
  afterwards: `After that, $${activation} to activate, then $${perBooking} per booking.`,
  afterwardsPlan: `After that, $${activation} to activate, then $${plan.monthly} a month.`,
  planMonth: `a month. More than ${plan.minutes} minutes of calls costs $${plan.extraMinute} a minute extra.`,
  start: `The trial’s ${trialDays} days start the day you add a card.`,
  ownDays: `The ${trialDays} days of your trial number are separate: they count from the day you get it.`,
  noGap:
    'Add a card before your trial number’s last day, and there’s no gap: your permanent number takes over.',
  adds: 'You get a permanent number, and real bookings on your calendar.',
  notStarted: `Your trial hasn’t started yet: it’s another ${trialDays} days, from the day you add a card.`,
  cardIsNext: `Next: add a card. Your ${trialDays} days count from that day.`,
  /** The trial in the card of an owner who comes back before the checkout. */
  startsWithCard: 'Starts the day you add a card',
  cardArrived: 'We have your card, and your trial has started.',
  maybeStarted: 'This browser doesn’t know if your trial has started.',
  unknownReceptionist: 'We don’t know which receptionist this trial is for.',
  ends: 'Your free trial runs through',
  ended: 'Your free trial ended on',
  hasEnded: 'Your Trial Has Ended',
  /** Our pages don't know what the owner answered: continuing happens by email and at the payment provider. */
  afterEnd: `If you said yes to our email, ${brand.product} goes on answering. If not, it has stopped, and you owe nothing.`,
  card: 'Your card isn’t charged today or during the trial.',
  startToday: 'Start today and your free trial runs through',
  /** The end of the trial: who asks, what it costs, and what happens if the owner does nothing. */
  end: `${trialEnd.endAsks} ${trialEnd.endCosts} ${trialEnd.endAlone}`,
  ...trialEnd,
  /** The link to `end`, which the trial form and later pages only show once. */
  whenItEnds: 'What happens when the trial ends?',
  isSetUp: 'There’s nothing more to pay or sign today.',
  price: `You pay $${perBooking} per booking: a new appointment that ${brand.product} puts on your calendar, for a new customer or a returning one.`,
  fees: `${noFees} ${activateOnce}`,
  noFees,
  activateOnce,
  noBookings: 'No bookings, no bill.',
  // SAMPLE CONTENT: confirm these three terms before launch.
  monthly: 'We bill once a month for the bookings of the month before, and every one is listed.',
  missed: 'A booking still counts if the customer cancels it later or doesn’t show up.',
  together:
    'Two appointments made in one call are two bookings, also under one name. Two units in one visit are one booking.',
  refund: 'Payments are non-refundable unless required by law.',
  arranged:
    'We arrange this plan with you by phone or email during your trial. The setup itself shows our standard price.',
  // SAMPLE CONTENT: confirm these two before launch.
  cancel: 'Cancel any time: turn off call forwarding and tell us. There’s no contract.',
  address: 'For your bills. We pass it on to our payment provider.',
  checkout: 'You add a card on our payment provider’s page, then come back here.',
  provider: 'Your card stays with our payment provider. We never see its number.',
  neverPaid: [
    'Questions, messages, wrong numbers and sales calls',
    'Calls it puts through to you',
    'Moving or canceling an existing appointment',
    'Appointments that you or your staff put on the calendar',
    'Your own test calls, and anything booked during your trial',
    'A booking made by mistake or twice: tell us, and we’ll take it off your bill',
  ],
  dates: [
    { label: 'Today', value: '$0' },
    { label: trialLabel, value: 'Free' },
    { label: 'After the trial', value: `$${activation} one time, if you continue` },
    { label: 'Each booking', value: `$${perBooking}` },
    { label: 'No bookings', value: '$0' },
  ],
} as const;
