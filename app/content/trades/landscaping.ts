import { brand } from '../../brand';
import { recordedCall } from './recorded-call';
import type { Trade } from './trade';

/** SAMPLE CONTENT: callers, prices and lengths are invented. Read it as an owner of this trade before launch. */
export const landscaping: Trade = {
  slug: 'landscaping',
  name: 'landscaping',
  business: 'a landscaping company',
  businesses: 'landscapers',
  booking: 'job',
  hasCrews: true,
  page: {
    description: `${brand.product} answers over the noise of the mower, books estimates by neighborhood, and keeps track of gates, dogs and sprinklers.`,
    headline: 'Mower’s running. The phone’s covered.',
  },
  hero: {
    title: `You can’t hear it over the mower. ${brand.product} can.`,
    lead: 'From the first warm Saturday to leaf season, callers want a price this week. They get a walk-through on your calendar while you finish the stripe.',
    scene: 'You’re on a zero-turn',
    callerLine: 'My yard’s a jungle. What do you charge for a cleanup?',
    receptionistLine: 'Ray’s out your way Thursday. Does 10:15 work for a walk-through?',
    before: { kind: 'drive', start: 10 * 60 + 5, title: 'Drive, 10 min' },
    after: { kind: 'job', start: 11 * 60, title: 'Mulch bid, Keller' },
  },
  calls: [
    recordedCall('landscaping', {
      title: 'A yard that got away from somebody',
      who: 'A homeowner back from a long trip',
      calledAt: 'Monday, 10:20 AM',
      listedAs: 'Estimate walk-through',
      ticket: {
        title: 'Cleanup, on-site estimate',
        day: 'Thursday',
        time: '10:15 to 10:45 AM',
        where: '1502 Willow Creek',
        drive: 'Leave at 10:05, 10 min',
        note: 'Quarter acre, knee-high. Four-foot gate, left unlocked. Nobody home.',
      },
    }),
    recordedCall('landscaping-urgent', {
      title: 'A sprinkler line that won’t shut off',
      who: 'A weekly mowing client',
      calledAt: 'Saturday, 6:30 AM',
      listedAs: 'A sprinkler line that’s broken and won’t shut off',
      ticket: {
        title: 'Broken sprinkler line, still running',
        day: 'Saturday',
        time: '6:31 AM, right away',
        where: '640 Prairie Rose',
        note: 'Controller is off, water isn’t. Can’t find the shutoff.',
        putThrough: 'Ray, on his cell',
      },
    }),
    {
      title: 'Weekly mowing, and a dog with opinions',
      who: 'A busy couple comparing three bids',
      calledAt: 'Tuesday, 8:15 PM',
      listedAs: 'Weekly mow, small lot',
      lines: [
        'Greenline Landscape, what can I do for you?',
        'We’re looking for somebody to mow every week. Are you taking new people?',
        'We are. Lots up to a fifth of an acre start at $50 a cut, edging and blowing included. Corner lot or in the middle?',
        'Middle. It’s tiny. But we’ve got a German shepherd.',
        'Then let’s pick a day when he’s in. The crew’s on your side of town Wednesdays.',
        'Wednesdays he’s at daycare. We’re at 27 Aspen Court.',
        'Perfect. First cut’s next Wednesday at 9, 27 Aspen Court. I’ll note the dog on the stop.',
      ],
      ticket: {
        title: 'New weekly mow, first cut',
        day: 'Next Wednesday',
        time: '9:00 to 9:45 AM',
        where: '27 Aspen Court',
        drive: 'Between two stops, 5 min',
        note: 'Small lot. German shepherd, at daycare on Wednesdays.',
      },
    },
  ],
  priceQuestion: 'What’s a weekly cut on a small lot?',
  jobs: [
    { name: 'Estimate walk-through', length: '30 minutes', price: 'Free' },
    { name: 'Weekly mow, small lot', length: '45 minutes', price: '$45 to $70 a cut' },
    { name: 'Spring or fall cleanup', length: 'Half a day', price: '$250 to $700' },
    { name: 'Mulch, delivered and spread', length: 'Half a day', price: '$75 to $120 a yard' },
    { name: 'Sprinkler repair', length: '1 hour', price: '$85 plus parts' },
    { name: 'Beds, sod, hardscape', length: 'Days', price: 'After an estimate' },
  ],
  emergencies: {
    urgent: [
      'A sprinkler line that’s broken and won’t shut off',
      'A limb or a tree across a driveway or against the house',
      'Somebody on your crew, calling from a job',
    ],
    routine: [
      'Brown spots and bugs in the turf',
      'A skipped cut because of rain',
      'Bids for a patio or a retaining wall',
    ],
    messages: ['Mulch colors and plant lists', 'Suppliers and job seekers'],
    dial911: ['A tree or a limb on a power line: everyone stays away, then 911'],
  },
  limits: [
    'It doesn’t price a cleanup it hasn’t seen: those get a walk-through. Mowing gets your rate by lot size.',
    'It doesn’t say what’s killing the lawn or which product to spray.',
    'It doesn’t call 811 for you. When there’s digging, it says so on the ticket.',
  ],
  serviceType: 'Travel to Customer',
  openingHours: { weekdays: ['7:00 AM', '5:00 PM'], saturday: ['8:00 AM', '12:00 PM'], sunday: null },
  hoursNote:
    'Crews roll early and quit with the light. Set longer hours from April to October and short ones for the snow months.',
  calculator: { serviceCost: 220, callMinutes: 6, missedPercent: 45 },
  priceStory:
    'A weekly client at $50 a cut is worth about $1,500 over a thirty-week season, and the call that starts it is a single booking. Cuts you put on your own route aren’t bookings, and neither are the rain delays it moves for you. In January, when it’s quiet, so is the invoice.',
  questions: [
    {
      question: 'Can it keep my route tight?',
      answer:
        'It sees the addresses already on the calendar and offers times next to them, so a bid doesn’t pull you across town at noon.',
    },
    {
      question: 'How does it deal with rain days?',
      answer:
        'Move the stops in your calendar, and a client who calls hears the new day. If they need another day, it finds them one.',
    },
    {
      question: 'Will it quote mowing?',
      answer:
        'Yes, if you give it a rate by lot size. Cleanups, mulch and stone get a walk-through, because a price by phone is a price you’d regret.',
    },
    {
      question: 'Does it speak Spanish?',
      answer: 'Yes. It switches as soon as a caller speaks Spanish, and your summary says so.',
    },
    {
      question: 'What does it write down for the crew?',
      answer:
        'Gate width and code, dogs, where the water shuts off, what has to be hauled. It’s all in the calendar event they open on site.',
    },
  ],
  starter: {
    jobs: 'Estimates: 30 minutes on site. Small mows: 45 minutes. Cleanups and mulch: half a day. Sprinkler repairs: 1 hour. Ask about gates and dogs every time.',
    prices:
      'Weekly mowing from $__ for lots up to __. Sprinkler visit $__ plus parts. Cleanups, beds and stone after an estimate.',
    urgent: 'Urgent: a sprinkler line that won’t shut off, or a limb on a house or driveway.',
    transfer: 'Put urgent calls and crew members through. Suppliers and job seekers: take a message.',
  },
  neighbors: ['pest-control', 'cleaning'],
};
