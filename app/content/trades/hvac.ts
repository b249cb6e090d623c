import { brand } from '../../brand';
import { recordedCall } from './recorded-call';
import type { Trade } from './trade';

/** SAMPLE CONTENT: callers, prices and lengths are invented. Read it as an owner of this trade before launch. */
export const hvac: Trade = {
  slug: 'hvac',
  name: 'HVAC',
  business: 'an HVAC company',
  businesses: 'HVAC contractors',
  booking: 'job',
  page: {
    description: `${brand.product} answers on the first hot day when everybody calls at once, sorts no-cool from noisy, and books service calls and tune-ups.`,
    headline: 'First hot day. Every call answered.',
  },
  hero: {
    title: `You’re in the attic. ${brand.product} takes the no-cool call.`,
    lead: 'It’s 98 out and the phone won’t quit. Every caller gets an answer, a diagnostic visit and a time your truck can really make.',
    scene: 'You’re in an attic',
    callerLine: 'The AC’s running, but it’s blowing warm. It’s 84 in here.',
    receptionistLine: 'I’ve got today between 4 and 6. Want me to grab that?',
    before: { kind: 'drive', start: 15 * 60 + 30, title: 'Drive, 30 min' },
    after: { kind: 'job', start: 18 * 60, title: 'Back to the shop' },
  },
  calls: [
    recordedCall('hvac', {
      title: 'Blowing warm at 84 degrees',
      who: 'A couple on the first hot day',
      calledAt: 'Wednesday, 1:05 PM',
      listedAs: 'Warm air on a hot day, with nobody at risk in the house',
      ticket: {
        title: 'No cool, fan not turning',
        day: 'Wednesday',
        time: '4:00 to 6:00 PM',
        where: '2210 Fairmont, back unit',
        drive: 'Leave at 3:30, 30 min in traffic',
        note: 'Nobody at risk in the house. System switched off.',
      },
    }),
    recordedCall('hvac-urgent', {
      title: 'No cooling, and a three-week-old',
      who: 'A mother in a heat wave',
      calledAt: 'July, Thursday, 8:50 PM',
      listedAs: 'No cooling in a heat wave with a baby, an older person or someone sick at home',
      ticket: {
        title: 'No cooling, newborn at home',
        day: 'Thursday',
        time: '8:51 PM, right away',
        where: '68 Harper Street',
        note: 'Three-week-old. 91 degrees inside. No burnt smell.',
        putThrough: 'Luis, on call, on his cell',
      },
    }),
    {
      title: 'Two tune-ups before summer',
      who: 'A maintenance-plan customer',
      calledAt: 'March, Monday, 8:40 PM',
      listedAs: 'Tune-ups and filter changes',
      lines: [
        'Summit Heating and Air, what can I do for you?',
        'I got your postcard. I’m due for my spring tune-up on two units.',
        'Happy to set that up. Is one of them in an attic or on a roof?',
        'One’s in the attic, one’s in a closet.',
        'Two units take about two hours. Next Tuesday at 8, or next Thursday at 1?',
        'Thursday at 1, at 53 Linden Way. Will they bring filters?',
        'I’ll put that on the ticket, so the tech can tell you ahead of time. Thursday at 1, 53 Linden Way, you’re all set.',
      ],
      ticket: {
        title: 'Spring tune-up, two units',
        day: 'Next Thursday',
        time: '1:00 to 3:00 PM',
        where: '53 Linden Way',
        drive: 'Leave at 12:40, 20 min',
        note: 'Attic and closet. Asks about filters.',
      },
    },
  ],
  priceQuestion: 'What’s a tune-up on two units?',
  jobs: [
    { name: 'Diagnostic visit', length: '1 hour', price: '$85 to $150' },
    { name: 'Tune-up, one system', length: '1 hour', price: '$90 to $180' },
    { name: 'Capacitor or contactor', length: '1 hour', price: '$150 to $400' },
    { name: 'Blower or fan motor', length: '2 to 3 hours', price: '$400 to $900' },
    { name: 'Duct inspection', length: '90 minutes', price: '$150 to $300' },
    { name: 'Replacement estimate', length: '1 hour', price: 'Free' },
  ],
  emergencies: {
    urgent: [
      'No heat when it’s freezing outside',
      'No cooling in a heat wave with a baby, an older person or someone sick at home',
      'A breaker that trips again and again, or a burning smell from the unit',
    ],
    routine: [
      'Warm air on a hot day, with nobody at risk in the house',
      'One room that’s never comfortable',
      'Tune-ups and filter changes',
      'A rattle or a squeal while it still heats and cools',
      'Bids for a new system',
    ],
    messages: ['Builders and suppliers'],
    dial911: ['Gas smell or a carbon monoxide alarm: everybody out, then 911'],
  },
  limits: [
    'It doesn’t guess the part. “It hums” goes on the ticket, and the tech decides.',
    'It doesn’t quote a replacement, a tonnage or a rebate.',
    'It doesn’t tell anyone to open a panel. The thermostat and the breaker are the only switches it mentions.',
  ],
  serviceType: 'Travel to Customer',
  openingHours: { weekdays: ['8:00 AM', '6:00 PM'], saturday: ['9:00 AM', '1:00 PM'], sunday: null },
  hoursNote:
    'Most shops stretch their hours in July and January. Change them for the season, and the receptionist books by the new ones.',
  calculator: { serviceCost: 350, callMinutes: 7, missedPercent: 35 },
  priceStory:
    'In the shoulder season you hardly pay a thing, because nobody’s booking. In the first heat wave you pay for diagnostics on the board, while the shop down the road lets its calls roll to voicemail. Warranty questions and no-heat calls that ring through to you aren’t bookings.',
  questions: [
    {
      question: 'What happens when forty people call on the same day?',
      answer:
        'All forty get answered at once. Nobody waits on hold, and the board fills from the next opening on. When today’s full, it says so and offers tomorrow.',
    },
    {
      question: 'Can it give arrival windows instead of exact times?',
      answer:
        'Yes. Tell it you book two-hour windows, and that’s what callers hear and what goes on the calendar.',
    },
    {
      question: 'Does it know my maintenance-plan members?',
      answer:
        'It asks whether they’re on your plan and writes it on the ticket. If members go first, tell it, and it offers them the priority slots you keep open.',
    },
    {
      question: 'Who gets the after-hours calls?',
      answer:
        'Whoever you name. No-heat in winter goes to the on-call phone, a noisy fan gets a morning slot, and you don’t get woken up for a dead thermostat battery.',
    },
    {
      question: 'Will it sell a new system?',
      answer:
        'No. It books the comfort consultation and asks the age of the system, so your estimator walks in prepared.',
    },
  ],
  starter: {
    jobs: 'Diagnostics and tune-ups take 1 hour per system. Estimates for new systems: 1 hour. We book two-hour arrival windows.',
    prices:
      'Diagnostic fee: $__, applied to the repair. Tune-up: $__ per system. Replacement estimates are free.',
    urgent:
      'Urgent: no heat below freezing, no cooling with a baby or an older person, burning smell. Gas smell or CO alarm: get out, call 911.',
    transfer:
      'After hours, put urgent calls through to the on-call tech. Builders and suppliers: take a message.',
  },
  neighbors: ['plumbing', 'electrical'],
};
