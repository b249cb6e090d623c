import { brand } from '../../brand';
import { recordedCall } from './recorded-call';
import type { Trade } from './trade';

/** SAMPLE CONTENT: callers, prices and lengths are invented. Read it as an owner of this trade before launch. */
export const cleaning: Trade = {
  slug: 'cleaning',
  name: 'cleaning',
  business: 'a cleaning company',
  businesses: 'cleaning companies',
  booking: 'job',
  hasCrews: true,
  page: {
    description: `${brand.product} answers while your hands are in rubber gloves, asks about rooms, pets and keys, and books first cleans and walk-throughs.`,
    headline: 'Gloves on. Booking’s done.',
  },
  hero: {
    title: `Your hands are in a bucket. ${brand.product} books the next house.`,
    lead: 'Bedrooms, baths, pets, parking, where the key is: it asks what you’d ask, gives your starting rate, and fits the drive between two homes.',
    scene: 'You’re cleaning a tub',
    callerLine: 'We’re moving out Friday. How soon could you clean?',
    receptionistLine: 'Friday at 1 is open. Would that be after the movers?',
    before: { kind: 'drive', start: 12 * 60 + 40, title: 'Drive, 20 min' },
    after: { kind: 'job', start: 17 * 60, title: 'Drop off supplies' },
  },
  calls: [
    recordedCall('cleaning', {
      title: 'Out by Friday, deposit on the line',
      who: 'A renter with a landlord who checks',
      calledAt: 'Tuesday, 9:25 PM',
      listedAs: 'Move-in or move-out',
      ticket: {
        title: 'Move-out clean, 2 bed, 2 bath',
        day: 'Friday',
        time: '1:00 to 5:00 PM',
        where: '502 Vine, Apartment 12',
        drive: 'Leave at 12:40, 20 min',
        note: 'Empty. Oven, fridge, inside cabinets. Ask Thursday: lockbox or leasing office.',
      },
    }),
    recordedCall('cleaning-urgent', {
      title: 'Guests at 4, and nobody’s been there',
      who: 'A vacation-rental host',
      calledAt: 'Friday, 2:05 PM',
      listedAs: 'A turnover with guests arriving in two hours',
      ticket: {
        title: 'Turnover not done, guests at 4',
        day: 'Friday',
        time: '2:06 PM, right away',
        where: '75 Harbor Street, upper flat',
        note: 'Crew was due at noon. Key in the lockbox.',
        putThrough: 'Elena, the owner, on her cell',
      },
    }),
    {
      title: 'Every other week, with a shy cat',
      who: 'A remote worker',
      calledAt: 'Sunday, 5:00 PM',
      listedAs: 'Deep clean, first visit',
      lines: [
        'Bright Corner Cleaning, hello.',
        'I’m looking for somebody every two weeks. Three bedrooms, and a cat.',
        'Sounds good. About how long since it’s had a deep clean?',
        'Honestly? Never.',
        'No judgment. The first visit is longer, four hours at $260, and after that it’s usually $150. Any products you’d rather we didn’t use?',
        'No bleach. And the cat can’t get out.',
        'I’ll put both on the job. Wednesday the 9th at 9, and every other Wednesday from then on?',
        'Let’s do it. 18 Brook Lane.',
        'You’re down for Wednesday the 9th at 9, 18 Brook Lane. I’ve noted every other Wednesday, and the office sets up the rest.',
      ],
      ticket: {
        title: 'First clean, then every two weeks',
        day: 'Wednesday the 9th',
        time: '9:00 AM to 1:00 PM',
        where: '18 Brook Lane',
        drive: 'Leave at 8:40, 20 min',
        note: 'Three bedrooms. No bleach. Cat stays inside.',
      },
    },
  ],
  priceQuestion: 'What’s a deep clean for three bedrooms?',
  jobs: [
    { name: 'Standard home clean', length: '2 to 3 hours', price: '$120 to $200' },
    { name: 'Deep clean, first visit', length: '4 hours', price: '$220 to $350' },
    { name: 'Move-in or move-out', length: '4 to 6 hours', price: '$250 to $450' },
    { name: 'Vacation-rental turnover', length: '2 hours', price: '$90 to $160' },
    { name: 'Post-construction', length: '1 day', price: 'After a walk-through' },
    { name: 'Office, by contract', length: 'Set by the space', price: 'After a walk-through' },
  ],
  emergencies: {
    urgent: [
      'A client who’s locked out, or a crew that’s locked in',
      'Something that broke or an alarm that went off during a clean',
      'A turnover with guests arriving in two hours',
    ],
    routine: [
      'Window and carpet add-ons',
      'A missed spot: it takes the note and books the redo',
      'Bids for offices and new construction',
    ],
    messages: ['Applicants and other companies'],
    dial911: ['Smoke, gas, or somebody in the house who shouldn’t be: out, then 911'],
  },
  limits: [
    'It doesn’t lock in a price for a home nobody’s described. It gives your “starts at.”',
    'It doesn’t take card numbers, alarm codes or door codes over the phone.',
    'It doesn’t promise that a stain will come out.',
  ],
  serviceType: 'Travel to Customer',
  openingHours: { weekdays: ['8:00 AM', '5:00 PM'], saturday: ['9:00 AM', '1:00 PM'], sunday: null },
  hoursNote: 'Houses by day, offices by night. Enter the hours when you start jobs, and block what’s taken.',
  calculator: { serviceCost: 170, callMinutes: 6, missedPercent: 35 },
  priceStory:
    'A biweekly client at $150 is close to four thousand dollars a year. The call that starts it is a single booking, and the visits you put on the calendar yourself aren’t bookings. Skipping a week for a vacation is only a change.',
  questions: [
    {
      question: 'How does it give a price?',
      answer:
        'By your rules: bedrooms, baths, first visit or repeat, add-ons. It says “starts at,” and it books a walk-through where you want one.',
    },
    {
      question: 'Can it set up repeat visits?',
      answer:
        'It books the first one and writes down how often. You make the event repeat in your calendar, and it works around it from then on.',
    },
    {
      question: 'What about keys and codes?',
      answer:
        'It asks how you’ll get in and doesn’t take codes over the phone. You collect those from the client yourself, in writing.',
    },
    {
      question: 'Clients cancel the night before. What then?',
      answer:
        'They hear your cancellation policy, the slot opens up again, and you get a text, so you can shuffle the team.',
    },
    {
      question: 'My crew speaks Portuguese. Does that help?',
      answer:
        'It takes calls in 30+ languages, Portuguese and Spanish among them. Your summaries come in writing, so you can pass them along.',
    },
  ],
  starter: {
    jobs: 'Standard clean: 3 hours. First or deep clean: 4. Move-out: 4 to 6. Walk-throughs: 30 minutes. Ask for bedrooms, baths, pets and how we get in.',
    prices:
      'Standard from $__, deep from $__, move-out from $__. Oven and fridge $__ each. Cancel __ hours ahead. Offices after a walk-through.',
    urgent:
      'Urgent: somebody’s locked out, something broke, or guests arrive today. Never take door codes or card numbers.',
    transfer: 'Put urgent calls through. Applicants and other companies: take a message.',
  },
  neighbors: ['pest-control', 'landscaping'],
};
