import { brand } from '../../brand';
import { recordedCall } from './recorded-call';
import type { Trade } from './trade';

/** SAMPLE CONTENT: callers, prices and lengths are invented. Read it as an owner of this trade before launch. */
export const electrical: Trade = {
  slug: 'electrical',
  name: 'electrical',
  business: 'an electrical contractor',
  businesses: 'electricians',
  alsoCalled: ['electric'],
  booking: 'job',
  page: {
    description: `${brand.product} answers while you’re in the panel, asks about heat, sparks and smell, and books service calls, EV chargers and estimates.`,
    headline: 'Both hands in the panel? It’s got the phone.',
  },
  hero: {
    title: `Both hands are in the panel. ${brand.product} answers.`,
    lead: 'You can’t pick up with the cover off. It asks what’s dead, what’s hot and what smells, books the service call, and rings you when it can’t wait.',
    scene: 'You’re in a panel',
    callerLine: 'Half my kitchen’s out. The breaker won’t reset.',
    receptionistLine: 'I’ve got tomorrow at 7:30, or 2 in the afternoon. What’s good for you?',
    before: { kind: 'drive', start: 7 * 60 + 5, title: 'Drive, 25 min' },
    after: { kind: 'job', start: 9 * 60 + 30, title: 'Lights, Patel' },
  },
  calls: [
    recordedCall('electrical', {
      title: 'Half the kitchen is dead',
      who: 'A homeowner, first call',
      calledAt: 'Tuesday, 6:45 PM',
      listedAs: 'A dead outlet or a breaker that won’t reset, with no heat and no smell',
      ticket: {
        title: 'Kitchen circuit won’t reset',
        day: 'Wednesday',
        time: '7:30 to 8:30 AM',
        where: '305 Maple, panel in garage',
        drive: 'Leave at 7:05, 25 min',
        note: 'Microwave and toaster oven. No heat, no smell. Breaker left off.',
      },
    }),
    recordedCall('electrical-urgent', {
      title: 'A plate that’s warm and smells',
      who: 'A renter, worried',
      calledAt: 'Friday, 9:50 PM',
      listedAs: 'An outlet, a switch or a panel that’s hot, buzzing or smells burnt',
      ticket: {
        title: 'Warm outlet, burning smell',
        day: 'Friday',
        time: '9:51 PM, right away',
        where: 'Unit 4, 88 Grant Street',
        note: 'Renter. Crackled when unplugged. No smoke.',
        putThrough: 'Pete, on call, on his cell',
      },
    }),
    {
      title: 'A charger for a car that comes Friday',
      who: 'A first-time EV owner',
      calledAt: 'Sunday, 4:30 PM',
      listedAs: 'EV chargers, hot tubs and panel upgrades: those start with an estimate',
      lines: [
        'Brightline Electric, what are you working on?',
        'I’m picking up an electric car Friday. I need a 240 outlet, or whatever it takes.',
        'Congratulations. Do you already have a charger, and do you know your panel’s size?',
        'The charger’s in a box. The main says 150.',
        'Perfect. How far is the panel from where you’ll park?',
        'Same wall, maybe ten feet.',
        'Then it’s an estimate visit, and the electrician works out the load and the permit. It’s free. Tuesday at 4, or Wednesday at 8?',
        'Tuesday at 4. It’s 12 Harbor View.',
        'You’re down for Tuesday at 4, 12 Harbor View. You’ll get a text in a minute.',
      ],
      ticket: {
        title: 'EV charger estimate',
        day: 'Tuesday',
        time: '4:00 to 4:45 PM',
        where: '12 Harbor View',
        drive: 'Leave at 3:35, 25 min',
        note: '150-amp main, about 10 feet to the parking spot. Has the charger.',
      },
    },
  ],
  priceQuestion: 'What’s the service call?',
  jobs: [
    { name: 'Service call, first hour', length: '1 hour', price: '$110 to $180' },
    { name: 'Replace an outlet or switch', length: '1 hour', price: '$120 to $250' },
    { name: 'Ceiling fan or fixture', length: '90 minutes', price: '$150 to $350' },
    { name: 'EV charger circuit', length: 'Half a day', price: 'After an estimate' },
    { name: 'Panel upgrade', length: '1 day', price: 'After an estimate' },
    { name: 'Safety inspection', length: '2 hours', price: '$150 to $300' },
  ],
  emergencies: {
    urgent: [
      'An outlet, a switch or a panel that’s hot, buzzing or smells burnt',
      'Sparks, or somebody who got a shock and says they’re fine',
      'Power out in the whole house while the neighbors have theirs',
    ],
    routine: [
      'A dead outlet or a breaker that won’t reset, with no heat and no smell',
      'A light that flickers now and then',
      'Fans, dimmers and doorbells',
      'EV chargers, hot tubs and panel upgrades: those start with an estimate',
    ],
    messages: ['Builders and suppliers, with the job address'],
    dial911: [
      'Smoke, flames or a line down in the yard: away from it, and 911 first',
      'Somebody who’s hurt by a shock: 911 before anything else',
    ],
  },
  limits: [
    'It doesn’t explain how to wire anything, however handy the caller is.',
    'It doesn’t say that something is safe to use. It says to leave it off until somebody’s looked.',
    'It doesn’t quote panel work, permits or anything by the foot.',
  ],
  serviceType: 'Travel to Customer',
  openingHours: { weekdays: ['7:00 AM', '5:00 PM'], saturday: null, sunday: null },
  hoursNote:
    'Electricians start early, and homeowners call after dinner. It books the morning while you’re done for the day.',
  calculator: { serviceCost: 325, callMinutes: 6, missedPercent: 35 },
  priceStory:
    'One-hour service calls pay for the truck, and panel upgrades pay for the year. You find out which one it is only if somebody answers. The supply house, the inspector and the guy selling lead lists never show up on what you pay.',
  questions: [
    {
      question: 'Does it know what’s dangerous?',
      answer:
        'It asks three things on every trouble call: heat, sparks, smell. A yes rings your phone. With smoke or fire, the caller is told to get out and dial 911.',
    },
    {
      question: 'Can it separate service from estimates?',
      answer:
        'Yes. A dead outlet goes into a paid slot. A panel or a charger gets a free estimate, on the days you set aside for those.',
    },
    {
      question: 'Will it handle general contractors?',
      answer:
        'It takes the job address, the phase and the superintendent’s number, and sends it to you as a message. Rough-in schedules stay between you and the GC.',
    },
    {
      question: 'What does it ask before an EV charger estimate?',
      answer:
        'Main breaker size, distance to the parking spot, and whether they’ve bought the charger. You add or drop questions as you like.',
    },
    {
      question: 'Can I keep it quiet on a service-only day?',
      answer: 'Block the day in your calendar. It keeps answering and offers the next open one.',
    },
  ],
  starter: {
    jobs: 'Service calls: 1 hour, fans and fixtures 90 minutes. Panels, EV chargers and remodels start with a 45-minute estimate.',
    prices:
      'Service call: $__, first hour included. Estimates are free. No prices for panels or new circuits over the phone.',
    urgent:
      'Urgent: anything hot, buzzing, sparking or smelling burnt, or a shock. Smoke or fire: get out and call 911.',
    transfer:
      'Put urgent calls through day and night. Builders and suppliers: take a message with the job address.',
  },
  neighbors: ['hvac', 'garage-door'],
};
