import { brand } from '../../brand';
import { recordedCall } from './recorded-call';
import type { Trade } from './trade';

/** SAMPLE CONTENT: callers, prices and lengths are invented. Read it as an owner of this trade before launch. */
export const pestControl: Trade = {
  slug: 'pest-control',
  name: 'pest control',
  business: 'a pest control company',
  businesses: 'pest control companies',
  booking: 'job',
  page: {
    description: `${brand.product} answers the ant calls in spring and the mouse calls in fall, asks what they saw and where, and books the inspection.`,
    headline: 'Something ran across the floor. Call answered.',
  },
  hero: {
    title: `You’re in a crawl space. ${brand.product} takes the “I saw a mouse” call.`,
    lead: 'People call the second they see it, and they don’t wait. It asks what, where and how many, checks for kids and pets, and puts a treatment on your route.',
    scene: 'You’re in a crawl space',
    callerLine: 'We’ve got ants all over the kitchen. They keep coming back.',
    receptionistLine: 'Tomorrow, 10 to 12, is open. Want that one?',
    before: { kind: 'drive', start: 9 * 60 + 45, title: 'Drive, 15 min' },
    after: { kind: 'job', start: 12 * 60 + 30, title: 'Quarterly, Grant' },
  },
  calls: [
    recordedCall('pest-control', {
      title: 'Ants that keep coming back',
      who: 'A homeowner who’s tried every spray',
      calledAt: 'April, Tuesday, 7:30 AM',
      listedAs: 'Ants, roaches or one mouse',
      ticket: {
        title: 'Ants, kitchen, first treatment',
        day: 'Wednesday',
        time: '10:00 AM to 12:00 PM',
        where: '815 Clover Drive',
        drive: 'Leave at 9:45, 15 min',
        note: 'Tiny, by the dishwasher. Store spray used yesterday. Two dogs, one toddler.',
      },
    }),
    recordedCall('pest-control-urgent', {
      title: 'A wasp nest over a daycare door',
      who: 'A daycare director before drop-off',
      calledAt: 'August, Thursday, 6:25 AM',
      listedAs: 'A wasp or hornet nest by a door, a school or a daycare',
      ticket: {
        title: 'Wasp nest over the entrance',
        day: 'Thursday',
        time: '6:26 AM, right away',
        where: 'Little Acorns Daycare, 6 Park Road',
        note: 'No stings. Side door in use. Children arrive at 7:30.',
        putThrough: 'Bill, the owner, on his cell',
      },
    }),
    {
      title: 'Scratching in the attic after dark',
      who: 'A couple who can’t sleep',
      calledAt: 'October, Sunday, 10:45 PM',
      listedAs: 'Attic or rodent inspection',
      lines: [
        'Fieldstone Pest Control, how can I help tonight?',
        'There’s something running around in our attic. My husband says squirrels, I say rats.',
        'Let’s get somebody to look. Do you hear it at night, in the morning, or both?',
        'Only at night.',
        'Good to know. Any droppings, or a smell?',
        'I’m not going up there.',
        'Nobody’s asking you to. An attic inspection is $95 and takes an hour. Tomorrow at 4, or Tuesday at 8?',
        'Tomorrow, as early as you can. 33 Foxglove.',
        'You’re down for tomorrow at 4, 33 Foxglove. If an earlier time opens, somebody will call you.',
      ],
      ticket: {
        title: 'Attic noise, inspection',
        day: 'Monday',
        time: '4:00 to 5:00 PM',
        where: '33 Foxglove',
        drive: 'Leave at 3:35, 25 min',
        note: 'Only at night. Wants an earlier time if one opens.',
      },
    },
  ],
  priceQuestion: 'What’s a first treatment?',
  jobs: [
    { name: 'General treatment, first visit', length: '1 hour', price: '$130 to $200' },
    { name: 'Quarterly service', length: '30 minutes', price: '$90 to $140' },
    { name: 'Attic or rodent inspection', length: '1 hour', price: '$75 to $150' },
    { name: 'Wasp or hornet nest', length: '30 minutes', price: '$125 to $250' },
    { name: 'Termite inspection', length: '1 hour', price: 'Free, or $75 to $150 with a report' },
    { name: 'Bed bugs', length: 'Half a day', price: 'After an inspection' },
  ],
  emergencies: {
    urgent: [
      'A wasp or hornet nest by a door, a school or a daycare',
      'A swarm of bees where people walk',
      'A wild animal loose inside the house',
    ],
    routine: [
      'Ants, roaches or one mouse',
      'A trap that needs a check',
      'A termite letter for a closing next month',
      'Mosquito treatments before a party',
    ],
    messages: ['Property managers and suppliers, with the address'],
    dial911: ['Stings and trouble breathing: 911 first, the nest later'],
  },
  limits: [
    'It doesn’t identify a bug from a description. It writes down what they saw.',
    'It doesn’t say that a product’s safe for a pregnancy, a fish tank or a bird. Your licensed tech does.',
    'It doesn’t quote bed bugs or termites before somebody’s been there.',
  ],
  serviceType: 'Travel to Customer',
  openingHours: { weekdays: ['8:00 AM', '5:00 PM'], saturday: ['8:00 AM', '12:00 PM'], sunday: null },
  hoursNote:
    'Bugs don’t keep hours, and the calls come at breakfast and at bedtime. Set the route’s hours; it picks up the rest.',
  calculator: { serviceCost: 165, callMinutes: 5, missedPercent: 30 },
  priceStory:
    'One ant call that turns into a quarterly plan is worth about $500 in the first year, and it starts with a single booking. Route changes, “is it supposed to smell like that?” and the raccoon calls you don’t take aren’t bookings.',
  questions: [
    {
      question: 'Does it ask about kids, pets and allergies?',
      answer:
        'On every first visit, along with what’s been sprayed already. Your tech knows before the truck’s loaded.',
    },
    {
      question: 'Can it tell people how to prepare?',
      answer:
        'Yes. Give it your prep notes for each service, and callers hear the short version before they hang up.',
    },
    {
      question: 'Will it sell the quarterly plan?',
      answer:
        'It says what the plan costs and covers if a caller asks, and books the first service. The closing is up to your tech.',
    },
    {
      question: 'What about wildlife?',
      answer:
        'If you don’t do raccoons or bats, it says so and passes along the number you like to refer people to.',
    },
    {
      question: 'How does it handle callbacks under warranty?',
      answer:
        'It asks when the last treatment was. Inside your warranty it books the free re-treat and marks it, so you don’t bill it by accident.',
    },
  ],
  starter: {
    jobs: 'First treatments and inspections: 1 hour. Quarterly: 30 minutes. Ask what they saw, where, since when, what was sprayed, and about pets, children and allergies.',
    prices:
      'First treatment $__, quarterly $__, wasp nest from $__. Bed bugs and termites only after an inspection. We don’t do: __.',
    urgent:
      'Urgent: nests near doors or kids, swarms, an animal in the house. Trouble breathing after a sting: dial 911.',
    transfer: 'Put urgent calls through. Property managers and suppliers: take a message with the address.',
  },
  neighbors: ['cleaning', 'landscaping'],
};
