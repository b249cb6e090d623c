import { brand } from '../../brand';
import { recordedCall } from './recorded-call';
import type { Trade } from './trade';

/** SAMPLE CONTENT: callers, prices and lengths are invented. Read it as an owner of this trade before launch. */
export const applianceRepair: Trade = {
  slug: 'appliance-repair',
  name: 'appliance repair',
  business: 'an appliance repair shop',
  businesses: 'appliance repairers',
  booking: 'job',
  page: {
    description: `${brand.product} answers from behind the washer, gets brand and model number before you roll, and books the diagnostic with drive time.`,
    headline: 'Model number first. Then the truck rolls.',
  },
  hero: {
    title: `You’re behind a dryer. ${brand.product} asks for the model number.`,
    lead: 'A warm fridge won’t wait for a callback. Every caller gets a service window, and you get brand, model and symptom before you load the van.',
    scene: 'You’re behind a dryer',
    callerLine: 'My fridge is warm, but the freezer still works.',
    receptionistLine: 'I can get Dana there this afternoon, between 2 and 4. Sound good?',
    before: { kind: 'drive', start: 13 * 60 + 35, title: 'Drive, 25 min' },
    after: { kind: 'job', start: 16 * 60, title: 'Back to the shop' },
  },
  calls: [
    recordedCall('appliance-repair', {
      title: 'A warm fridge full of groceries',
      who: 'A dad with a full cart unpacked',
      calledAt: 'Saturday, 9:35 AM',
      listedAs: 'Diagnostic visit',
      ticket: {
        title: 'Fridge warm, freezer fine',
        day: 'Saturday',
        time: '2:00 to 4:00 PM',
        where: '44 Elm, upstairs',
        drive: 'Leave at 1:35, 25 min',
        note: 'Whirlpool French door, model WRF555…',
      },
    }),
    recordedCall('appliance-repair-urgent', {
      title: 'A deli’s freezer, warming up',
      who: 'A deli owner on a Sunday',
      calledAt: 'Sunday, 7:15 AM',
      listedAs: 'A freezer with medicine or a restaurant’s stock in it',
      ticket: {
        title: 'Deli freezer at 30 and rising',
        day: 'Sunday',
        time: '7:16 AM, right away',
        where: '112 Canal Street, ask for Sal',
        note: 'Fan runs, no cooling. Full of stock.',
        putThrough: 'Dana, on her cell',
      },
    }),
    {
      title: 'The part came in',
      who: 'A customer who’s waited a week',
      calledAt: 'Friday, 12:10 PM',
      listedAs: 'Oven or range repair',
      lines: [
        'Northside Appliance Repair, how can I help?',
        'You ordered a control board for my oven. I got a text that it’s in.',
        'Nice. Let me get you the second visit. Are you Mrs. Whitfield on Quarry Road?',
        'Yes, and I’ve got people coming Sunday.',
        'Then tomorrow’s your day. 8 to 10, or 10 to noon?',
        '8 to 10. Do I pay the visit again?',
        'No, the shop’s second trip is part of the repair. Tomorrow, 8 to 10, 17 Quarry Road. That leaves a day before your guests.',
      ],
      ticket: {
        title: 'Oven control board, install',
        day: 'Saturday',
        time: '8:00 to 10:00 AM',
        where: '17 Quarry Road',
        drive: 'Leave at 7:40, 20 min',
        note: 'Part is in. Second trip included. Guests on Sunday.',
      },
    },
  ],
  priceQuestion: 'Do I pay for the visit if you fix it?',
  jobs: [
    { name: 'Diagnostic visit', length: '45 minutes', price: '$80 to $120' },
    { name: 'Washer or dryer repair', length: '90 minutes', price: '$150 to $350' },
    { name: 'Refrigerator repair', length: '90 minutes', price: '$200 to $500' },
    { name: 'Dishwasher repair', length: '1 hour', price: '$150 to $300' },
    { name: 'Oven or range repair', length: '90 minutes', price: '$180 to $400' },
    { name: 'Dryer vent cleaning', length: '1 hour', price: '$100 to $180' },
  ],
  emergencies: {
    urgent: [
      'A washer or dishwasher flooding the floor right now',
      'A freezer with medicine or a restaurant’s stock in it',
      'A burning smell that’s gone now that it’s unplugged',
    ],
    routine: [
      'A fridge that’s warm while the freezer works',
      'An ice maker that’s on strike',
      'A dryer that takes two cycles',
      'A squeaky door or a missing knob',
    ],
    messages: [
      'Questions about whether to fix or replace',
      'Warranty companies and suppliers, with the claim number',
    ],
    dial911: [
      'A gas range or dryer that smells of gas: out of the house, then 911',
      'Sparks, smoke or flames: away from it, and 911',
    ],
  },
  limits: [
    'It doesn’t troubleshoot. No “have you tried the fuse” from a receptionist.',
    'It doesn’t say whether it’s worth fixing. Your tech does, with the back off.',
    'It doesn’t check warranties. It asks who covers the machine and notes it.',
  ],
  serviceType: 'Travel to Customer',
  openingHours: { weekdays: ['8:00 AM', '6:00 PM'], saturday: ['8:00 AM', '4:00 PM'], sunday: null },
  hoursNote: 'Machines quit when they’re used, which is evenings and weekends. A Saturday slot sells itself.',
  calculator: { serviceCost: 240, callMinutes: 5, missedPercent: 35 },
  priceStory:
    'Nobody leaves a message about a fridge. They call the next shop, and you never hear about it. The diagnostic it books is what you pay for; moving the trip with the part, or telling somebody you don’t sell used dryers, isn’t.',
  questions: [
    {
      question: 'Will it get me the model number?',
      answer:
        'It asks, tells the caller where the sticker usually is, and waits while they look. If they can’t find it, it takes brand, style and age.',
    },
    {
      question: 'Can I turn down brands I don’t work on?',
      answer: 'Yes. List the ones you don’t touch, and it says so kindly before anybody pays for a trip.',
    },
    {
      question: 'How does it handle home-warranty jobs?',
      answer:
        'It asks who’s paying. Warranty-company work can get its own days, its own length, or a no thanks.',
    },
    {
      question: 'What about windows and same-day?',
      answer:
        'Set two-hour windows and keep a slot or two open each afternoon. It fills those first with dead fridges.',
    },
    {
      question: 'Does it tell people to fix or to replace?',
      answer:
        'Never. It books the look and says that the diagnostic fee comes off the repair, if that’s how you do it.',
    },
  ],
  starter: {
    jobs: 'Diagnostics: 45 minutes. Repairs: 90. We book two-hour windows. Get brand, type, age, model number and who pays: owner, landlord or warranty company.',
    prices:
      'Diagnostic: $__, credited to the repair. No repair prices before we’ve looked. We don’t service: __.',
    urgent:
      'Urgent: flooding, sparks, smoke, a freezer with medicine in it. Gas smell: leave the house and call 911.',
    transfer:
      'Put urgent calls through. Warranty companies and suppliers: take a message with the claim number.',
  },
  neighbors: ['electrical', 'plumbing'],
};
