import { brand } from '../../brand';
import { recordedCall } from './recorded-call';
import type { Trade } from './trade';

/** SAMPLE CONTENT: callers, prices and lengths are invented. Read it as an owner of this trade before launch. */
export const plumbing: Trade = {
  slug: 'plumbing',
  path: '/plumbing',
  name: 'plumbing',
  business: 'a plumbing company',
  businesses: 'plumbers',
  booking: 'job',
  page: {
    description: `${brand.product} answers while you’re under the sink, books the job with drive time built in, and puts floods through to you.`,
    headline: 'Your hands are wet. The phone is answered.',
  },
  hero: {
    title: `You fix the leak. ${brand.product} gets the phone.`,
    lead: 'Under a sink, on a roof vent, in a crawl space: every call gets answered, a drip gets booked, and a flooded basement comes straight through to you.',
    scene: 'You’re under a sink',
    callerLine: 'My toilet won’t stop running. I can hear it all night.',
    receptionistLine: 'I’ve got tomorrow at 9, or at 1:30. Which one’s better?',
    before: { kind: 'drive', start: 8 * 60 + 35, title: 'Drive, 25 min' },
    after: { kind: 'job', start: 10 * 60 + 30, title: 'Sump pump, Diaz' },
  },
  calls: [
    recordedCall('plumbing-toilet', {
      title: 'A toilet that runs all night',
      who: 'A homeowner who found you online',
      calledAt: 'Monday, 6:10 PM',
      listedAs: 'A running toilet that isn’t overflowing',
      ticket: {
        title: 'Running toilet',
        day: 'Tuesday',
        time: '9:00 to 10:00 AM',
        where: '418 Pecan Street',
        drive: 'Leave at 8:35, 25 min',
        note: 'Blue house. Friendly dog.',
      },
    }),
    recordedCall('plumbing-urgent', {
      title: 'A burst supply line at night',
      who: 'A landlord, two states away',
      calledAt: 'Sunday, 2:12 AM',
      listedAs: 'Water that won’t shut off, or that’s coming through a ceiling',
      ticket: {
        title: 'Water through the ceiling',
        day: 'Sunday',
        time: '2:13 AM, right away',
        where: '77 Bristol Court, upstairs',
        note: 'Tenant on site, looking for the main shutoff. Landlord will text her number.',
        putThrough: 'Mr. Rivera, on his cell',
      },
    }),
    {
      title: 'A water heater estimate, moved',
      who: 'A repeat customer',
      calledAt: 'Thursday, 12:25 PM',
      listedAs: 'Quotes for a remodel or a new fixture',
      lines: [
        'Rivera Plumbing, how can I help?',
        'You’re coming Friday to look at my water heater, and I got called in to work.',
        'No problem, let me move it. Are you the one on Cedar Bend, the 50-gallon gas unit?',
        'That’s me.',
        'I can do Monday at 8 before you leave, or Tuesday at 3.',
        'Monday at 8, please.',
        'Done. Monday at 8, 1190 Cedar Bend, and Friday’s off the books. You’ll get a text with the new time.',
      ],
      ticket: {
        title: 'Water heater estimate',
        day: 'Monday',
        time: '8:00 to 8:45 AM',
        where: '1190 Cedar Bend',
        drive: 'Leave at 7:40, 20 min',
        note: '50-gallon gas, in the garage. Moved from Friday.',
        bookings: 0,
        moved: true,
      },
    },
  ],
  priceQuestion: 'What do you charge to clear a drain?',
  jobs: [
    {
      name: 'Service call, small repair',
      length: '1 hour',
      price: '$79 trip, credited to a $150 to $300 repair',
    },
    { name: 'Clear a drain', length: '1 hour', price: '$145, trip included' },
    { name: 'Main line with a camera', length: '2 hours', price: '$300 to $600' },
    { name: 'Toilet or faucet swap', length: '2 hours', price: '$200 to $400 plus the fixture' },
    { name: 'Water heater replacement', length: 'Half a day', price: 'After an estimate' },
    { name: 'Repipe or sewer line', length: 'Days', price: 'After an estimate' },
  ],
  emergencies: {
    urgent: [
      'Water that won’t shut off, or that’s coming through a ceiling',
      'Sewage coming up in a tub or a floor drain',
      'No water in the whole house',
    ],
    routine: [
      'A faucet that drips, or a leak that’s down to a drip',
      'One slow drain, the others fine',
      'A running toilet that isn’t overflowing',
      'Quotes for a remodel or a new fixture',
    ],
    messages: ['Suppliers, salespeople and job seekers'],
    dial911: ['A smell of gas: leave the building first, then call 911'],
  },
  limits: [
    'It doesn’t say what a repair will cost before you’ve seen it, beyond the prices you gave it.',
    'It doesn’t walk callers through a repair. Shutting a valve is as far as it goes.',
    'It doesn’t promise parts, permits or a finish time.',
  ],
  serviceType: 'Travel to Customer',
  openingHours: { weekdays: ['8:00 AM', '5:00 PM'], saturday: null, sunday: null },
  hoursNote:
    'Most plumbers book weekdays and keep nights for real emergencies. It answers around the clock either way.',
  calculator: { serviceCost: 275, callMinutes: 6, missedPercent: 30 },
  priceStory:
    'A drain job at $145 that goes to the next plumber on the list is $145 gone, and so is the water heater that house needs next year. The call at two in the morning that’s put through to you isn’t a booking, and neither is the caller who only wanted to know whether you do septic.',
  questions: [
    {
      question: 'Can it tell a drip from a flood?',
      answer:
        'It asks where the water is, whether it’s still running and whether somebody can shut it off. You decide which answers ring your phone at night.',
    },
    {
      question: 'Will it give prices over the phone?',
      answer:
        'Only the ones you hand it, like a trip charge or a flat rate for a drain. Anything bigger gets an estimate visit on your calendar.',
    },
    {
      question: 'How does it handle drive time?',
      answer:
        'It looks at the address of the job before and the job after, adds the drive with traffic, and offers only what fits between them.',
    },
    {
      question: 'What about jobs outside my area?',
      answer:
        'You set how many miles you’ll go. Callers past that hear that you don’t cover their town, so you don’t drive an hour for a washer.',
    },
    {
      question: 'Can tenants and property managers use it?',
      answer:
        'Yes. It takes down who called, who’s on site and who to call back, so the invoice and the access code don’t get mixed up.',
    },
  ],
  starter: {
    jobs: 'Service calls and drains take 1 hour, fixture swaps 2 hours, water heaters half a day. Estimates: 45 minutes.',
    prices:
      'Trip charge: $__, credited to the repair. Drain clearing from $__. Anything bigger needs an estimate visit.',
    urgent:
      'Urgent: water that can’t be shut off, sewage backing up, no water at all. For a gas smell, tell them to get out and call 911.',
    transfer: 'Put urgent calls through at any hour. Everything else gets booked or goes into a message.',
  },
  neighbors: ['hvac', 'electrical'],
};
