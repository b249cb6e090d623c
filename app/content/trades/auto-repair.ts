import { brand } from '../../brand';
import { recordedCall } from './recorded-call';
import type { Trade } from './trade';

/** SAMPLE CONTENT: callers, prices and lengths are invented. Read it as an owner of this trade before launch. */
export const autoRepair: Trade = {
  slug: 'auto-repair',
  name: 'auto repair',
  business: 'an auto repair shop',
  businesses: 'auto repair shops',
  alsoCalled: ['mechanic', 'car repair'],
  booking: 'job',
  page: {
    description: `${brand.product} answers while you’re under the lift, takes year, make, model and mileage, and books drop-offs your bays can handle.`,
    headline: 'Car’s on the lift. Phone’s covered.',
  },
  hero: {
    title: `You’re under a lift. ${brand.product} writes the appointment.`,
    lead: 'Greasy hands, impact gun going, phone ringing at the counter. Callers get a drop-off time, and you get year, make, model and what it’s doing.',
    scene: 'You’re under an F-150',
    callerLine: 'My brakes are grinding. How soon can you look at it?',
    receptionistLine: 'Drop it off tomorrow at 7:30, and we’ll check it first thing. Okay?',
    before: { kind: 'job', start: 7 * 60, title: 'Tire rotation, Camry' },
    after: { kind: 'job', start: 10 * 60, title: 'Alternator, Silverado' },
  },
  calls: [
    recordedCall('auto-repair', {
      title: 'Brakes that grind',
      who: 'A commuter with a highway drive',
      calledAt: 'Tuesday, 5:40 PM',
      listedAs: 'Brake inspection',
      ticket: {
        title: 'Brakes grinding, inspect',
        day: 'Wednesday',
        time: '7:30 AM drop-off',
        where: '88 Mill Road',
        note: '2017 Honda CR-V, 96,000 miles. Pedal normal. Shuttle at 7:45.',
      },
    }),
    recordedCall('auto-repair-urgent', {
      title: 'A delivery truck, dead with a full load',
      who: 'A bakery with a fleet of three',
      calledAt: 'Wednesday, 5:10 AM',
      listedAs: 'A fleet customer with a truck down',
      ticket: {
        title: 'Fleet truck won’t start',
        day: 'Wednesday',
        time: '5:11 AM, right away',
        where: 'Lot at Ninth and Pine',
        note: 'Two Rivers Bakery, number 3, white van. Cranks, no start. Driver is safe.',
        putThrough: 'Hank, on his cell',
      },
    }),
    {
      title: 'Is my car done?',
      who: 'A customer on lunch break',
      calledAt: 'Thursday, 12:05 PM',
      listedAs: 'Tire rotation',
      lines: [
        'Hank’s Auto, hello.',
        'I dropped off a Malibu this morning. Is it done?',
        'I don’t have the status here, but I can have someone call you. What’s your name, and what’s it in for?',
        'Tony Reyes. Check-engine light.',
        'Thanks, Tony. The front desk gets this right now. Anything else you need while I’ve got you?',
        'A tire rotation, whenever you’ve got a Saturday.',
        'Saturday the 21st at 9 is yours, 88 Mill Road. Someone’ll call you about the Malibu shortly.',
      ],
      ticket: {
        title: 'Tire rotation',
        day: 'Saturday the 21st',
        time: '9:00 to 9:30 AM',
        where: '88 Mill Road',
        note: 'Tony Reyes, Malibu. Also: call back today about the check-engine light.',
      },
    },
  ],
  priceQuestion: 'What’s an oil change?',
  jobs: [
    { name: 'Oil change', length: '45 minutes', price: '$60 to $110' },
    { name: 'Diagnostic, check-engine light', length: '1 hour', price: '$110 to $180' },
    { name: 'Brake inspection', length: '30 minutes', price: '$49, free with the repair' },
    { name: 'Brake job, one axle', length: '2 hours', price: '$250 to $450' },
    { name: 'Tire rotation', length: '30 minutes', price: '$25 to $50' },
    { name: 'AC check', length: '1 hour', price: '$100 to $200' },
    { name: 'Engine or transmission', length: 'Days', price: 'After a diagnosis' },
  ],
  emergencies: {
    urgent: [
      'Brakes that went to the floor, or steering that locked',
      'A temperature needle in the red, or a fuel smell',
      'A fleet customer with a truck down',
    ],
    routine: [
      'A check-engine light that’s steady while the car runs fine',
      'Oil changes and state inspections',
      'A squeak that comes and goes',
    ],
    messages: ['“Is my car done?”, for the counter', 'Parts and tool salespeople'],
    dial911: [
      'Smoke or flames: out of the car and away from it, then 911',
      'A car that’s dead in traffic with anyone in danger: 911 first',
    ],
  },
  limits: [
    'It doesn’t say what’s wrong from a noise. It writes the noise down in the caller’s words.',
    'It doesn’t quote a repair before a tech has had it up. Menu prices are fine.',
    'It doesn’t approve work. It tells the customer that you’ll call first.',
  ],
  serviceType: 'Fixed Location',
  openingHours: { weekdays: ['7:00 AM', '6:00 PM'], saturday: ['8:00 AM', '2:00 PM'], sunday: null },
  hoursNote:
    'Early drop-offs, late pickups and half a Saturday. The rush is right at opening, when everybody’s at the counter.',
  calculator: { serviceCost: 380, callMinutes: 5, missedPercent: 25 },
  priceStory:
    'One average repair order pays for a whole month of booked drop-offs. The status calls that tie up the counter at lunch aren’t bookings, and parts vendors aren’t, either.',
  questions: [
    {
      question: 'Can it tell how many cars I can take?',
      answer:
        'Set how many drop-offs you want in a morning by what you leave open on the calendar. When the day’s full, it offers the next.',
    },
    {
      question: 'Will it give quotes?',
      answer:
        'Menu prices you hand it: oil, rotation, inspection, diagnostic fee. For the rest it says that a tech has to see the car.',
    },
    {
      question: 'What does it get from the caller?',
      answer:
        'Year, make, model, mileage, what it does and when, and whether they’ll wait or drop off. It goes on the appointment word for word.',
    },
    {
      question: 'Can it tell customers whether their car’s ready?',
      answer:
        'It doesn’t see your shop system, so it takes a message marked as a status call, and you get it right away.',
    },
    {
      question: 'Does it arrange towing?',
      answer:
        'It gives out the tow company you name and puts the incoming car on your schedule. The caller makes the tow call.',
    },
  ],
  starter: {
    jobs: 'Oil changes: 45 minutes. Diagnostics: 1 hour. Brakes: 2 hours. Get year, make, model, mileage and what it does.',
    prices:
      'Oil change from $__, diagnostic $__, brake inspection $__. Other repairs only after we’ve looked at the car.',
    urgent:
      'Urgent: brakes or steering failed, smoke, overheating, dead in traffic. Danger: 911. Don’t drive it, tow it: __.',
    transfer: 'Put urgent calls and fleet customers through. Status calls: take a message for the counter.',
  },
  neighbors: ['garage-door', 'appliance-repair'],
};
