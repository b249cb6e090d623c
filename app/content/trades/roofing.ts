import { brand } from '../../brand';
import { recordedCall } from './recorded-call';
import type { Trade } from './trade';

/** SAMPLE CONTENT: callers, prices and lengths are invented. Read it as an owner of this trade before launch. */
export const roofing: Trade = {
  slug: 'roofing',
  name: 'roofing',
  business: 'a roofing company',
  businesses: 'roofers',
  booking: 'job',
  hasCrews: true,
  page: {
    description: `${brand.product} answers when you’re on the roof and when a hailstorm fills the phone, books inspections, and rings you for an active leak.`,
    headline: 'You’re on the ridge. The phone’s down here.',
  },
  hero: {
    title: `You’re two stories up. ${brand.product} has the phone.`,
    lead: 'Nobody should take a call on a 9/12 pitch. Leaks get a tarp or a morning slot, and the storm crowd gets inspections, street by street.',
    scene: 'You’re on a steep roof',
    callerLine: 'There’s a brown spot on my bedroom ceiling, and it’s growing.',
    receptionistLine: 'Tomorrow at 11 is open. Is that okay?',
    before: { kind: 'drive', start: 10 * 60 + 30, title: 'Drive, 30 min' },
    after: { kind: 'job', start: 13 * 60, title: 'Hail inspection, Ruiz' },
  },
  calls: [
    recordedCall('roofing', {
      title: 'A brown spot that’s growing',
      who: 'A homeowner after a week of rain',
      calledAt: 'Wednesday, 5:25 PM',
      listedAs: 'A stain that isn’t dripping or sagging',
      ticket: {
        title: 'Ceiling stain, leak inspection',
        day: 'Thursday',
        time: '11:00 to 11:45 AM',
        where: '731 Sunset Ridge, two stories',
        drive: 'Leave at 10:30, 30 min',
        note: 'Shingle, 15 years or older. Stain the size of a plate, not dripping.',
      },
    }),
    recordedCall('roofing-urgent', {
      title: 'A limb through the deck boards',
      who: 'A homeowner in the dark',
      calledAt: 'Sunday, 1:20 AM',
      listedAs: 'A hole, a limb through the roof or shingles off in a storm',
      ticket: {
        title: 'Hole in the roof, raining in',
        day: 'Sunday',
        time: '1:21 AM, right away',
        where: '60 Hickory Trail',
        note: 'Limb over a bedroom. Family is safe. Needs a tarp.',
        putThrough: 'Walt, the owner, on his cell',
      },
    }),
    {
      title: 'Hail last night, and the whole street’s calling',
      who: 'Neighbor number six',
      calledAt: 'Friday, 7:50 AM',
      listedAs: 'Roof inspection',
      lines: [
        'Ridgeline Roofing, good morning.',
        'We got golf-ball hail last night. My neighbor says you’re doing his roof.',
        'We’re on your street today, in fact. Any water coming in, or broken skylights?',
        'No leaks. The gutters are dented, and there’s grit all over the patio.',
        'Okay. We do free storm inspections with photos. Have you called your insurance yet?',
        'Not yet. Should I?',
        'That’s up to you. You get the photos either way. Today at 3:45, or tomorrow at 8?',
        'Today’s better. 1408 Larkspur.',
        'See you today at 3:45 at 1408 Larkspur. I’m texting a confirmation to the number you’re calling from.',
      ],
      ticket: {
        title: 'Hail inspection with photos',
        day: 'Friday',
        time: '3:45 to 4:30 PM',
        where: '1408 Larkspur',
        drive: 'On the same street, 2 min',
        note: 'Dented gutters, granules on the patio. No claim filed yet.',
      },
    },
  ],
  priceQuestion: 'Is the inspection free?',
  jobs: [
    { name: 'Roof inspection', length: '45 minutes', price: 'Free' },
    { name: 'Small leak or flashing repair', length: '2 hours', price: '$350 to $900' },
    { name: 'Emergency tarp', length: '2 hours', price: '$300 to $800' },
    { name: 'Gutter section', length: '2 hours', price: '$200 to $500' },
    { name: 'Full replacement', length: '1 to 3 days', price: 'After a measure' },
    { name: 'Real-estate roof letter', length: '1 hour', price: '$150 to $300' },
  ],
  emergencies: {
    urgent: [
      'Water coming in right now',
      'A hole, a limb through the roof or shingles off in a storm',
      'A ceiling that’s sagging or about to let go',
    ],
    routine: [
      'A stain that isn’t dripping or sagging',
      'A few granules in the gutter',
      'Replacement bids and color choices',
      'Adjuster meetings, booked for when you’re free',
    ],
    messages: ['Warranty questions and suppliers'],
    dial911: ['A power line on the roof: everyone stays away, then 911'],
  },
  limits: [
    'It doesn’t say what insurance will pay, and it doesn’t tell anyone to file.',
    'It doesn’t give a price per square without a measure.',
    'It doesn’t send anyone up a ladder to take a look.',
  ],
  serviceType: 'Travel to Customer',
  openingHours: { weekdays: ['7:00 AM', '5:00 PM'], saturday: ['8:00 AM', '12:00 PM'], sunday: null },
  hoursNote:
    'Crews start at first light in summer. After a storm, open up the weekend, and inspections fill it.',
  calculator: { serviceCost: 600, callMinutes: 6, missedPercent: 40 },
  priceStory:
    'You don’t need many: one reroof pays for years of booked inspections. Storm chasers win because they’re first to answer. Suppliers, the adjuster who calls back and people who dialed the wrong roofer aren’t bookings.',
  questions: [
    {
      question: 'Can it keep up after a hailstorm?',
      answer:
        'Yes. Sixty people can call in the same hour and all of them get through. Inspections stack up by street, so you park once.',
    },
    {
      question: 'Will it talk about insurance claims?',
      answer:
        'It writes down the carrier, the claim number and whether there’s an adjuster date. It won’t advise on a claim, since in some states a roofer can’t either.',
    },
    {
      question: 'What does it ask about the roof?',
      answer:
        'Age, material, stories, where the water shows and whether it’s active. Add solar panels or a gate code if you want those.',
    },
    {
      question: 'How does it decide between a tarp and tomorrow?',
      answer:
        'By your rule. Most roofers say: water coming in rings the phone, a stain gets the next dry morning.',
    },
    {
      question: 'What if it rains on inspection day?',
      answer:
        'Clear the day in your calendar. Homeowners who call get the next dry one, and nobody’s waiting in the driveway.',
    },
  ],
  starter: {
    jobs: 'Inspections: 45 minutes, free. Small repairs and tarps: 2 hours. Ask age, material, stories and where it leaks.',
    prices:
      'Inspections are free. Minimum for a repair: $__. Tarp from $__. Replacements only after we’ve measured.',
    urgent:
      'Urgent: water coming in now, a hole, a sagging ceiling. Wires down: stay away and call 911. No insurance advice.',
    transfer: 'Put active leaks through at any hour. Adjusters: take the claim number and a callback time.',
  },
  neighbors: ['landscaping', 'garage-door'],
};
