import { brand } from '../../brand';
import type { Trade } from './trade';

/** SAMPLE CONTENT: callers, prices and lengths are invented. Read it as an owner of this trade before launch. */
export const autoRepair: Trade = {
  slug: 'auto-repair',
  name: 'auto repair',
  business: 'an auto repair shop',
  businesses: 'auto repair shops',
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
    before: { kind: 'job', start: 7 * 60, title: 'Oil change, Camry' },
    after: { kind: 'job', start: 10 * 60, title: 'Alternator, Silverado' },
  },
  calls: [
    {
      title: 'Brakes that grind',
      who: 'A commuter with a highway drive',
      calledAt: 'Tuesday, 5:40 PM',
      lines: [
        'Hank’s Auto, thanks for calling. What’s the car doing?',
        'My brakes are grinding. How soon can you look at it?',
        'Let’s get it in. What’s the year, make and model?',
        '2017 Honda CR-V, about 96,000 on it.',
        'Is it grinding every time you stop? And does the pedal feel soft, or go down farther than it used to?',
        'Every time. The pedal’s the same.',
        'Okay. A brake inspection is $49, and it’s free if we do the job. Drop it off tomorrow at 7:30, and we’ll check it first thing. Okay?',
        'I’ll need a ride to the train.',
        'The shuttle leaves at 7:45, and there’s a seat. If that pedal goes soft before then, please have it towed instead.',
      ],
      ticket: {
        title: 'Brakes grinding, inspect',
        day: 'Wednesday',
        time: 'Drop-off 7:30 AM',
        where: 'Bay 2',
        note: '2017 Honda CR-V, 96,000 miles. Pedal normal. Shuttle at 7:45.',
      },
    },
    {
      title: 'Dead in a parking lot',
      who: 'A regular with ice cream in the trunk',
      calledAt: 'Saturday, 12:20 PM',
      lines: [
        'Hank’s Auto, how can I help?',
        'It’s Lori with the Subaru. It just clicks. I’m at the grocery store.',
        'Hi, Lori. Are you somewhere safe, and do the lights come on?',
        'I’m fine. The dash lights up, then it clicks.',
        'Okay. The shop doesn’t tow, but I can give you the number of the company it works with. When the car gets here, should they test it today?',
        'Yes. How late are you there?',
        'Until 2. I’m holding 1:15 for you, and I’ve noted that you want a call before any work.',
      ],
      ticket: {
        title: 'No start, clicks',
        day: 'Saturday',
        time: '1:15 to 1:45 PM',
        where: 'Front lot, by tow',
        note: 'Subaru. Gave the tow number. Call before any work.',
      },
    },
    {
      title: 'Is my car done?',
      who: 'A customer on lunch break',
      calledAt: 'Thursday, 12:05 PM',
      lines: [
        'Hank’s Auto, hello.',
        'I dropped off a Malibu this morning. Is it done?',
        'I don’t have the status here, but I can have someone call you. What’s your name, and what’s it in for?',
        'Tony Reyes. Check-engine light.',
        'Thanks, Tony. The front desk gets this right now. Anything else you need while I’ve got you?',
        'A tire rotation, whenever you’ve got a Saturday.',
        'Saturday the 21st at 9 is yours. Someone’ll call you about the Malibu shortly.',
      ],
      ticket: {
        title: 'Tire rotation',
        day: 'Saturday the 21st',
        time: '9:00 to 9:30 AM',
        where: 'Bay 1',
        note: 'Tony Reyes, Malibu. Also: call back today about the check-engine light.',
      },
    },
  ],
  jobs: [
    { name: 'Oil change', length: '45 minutes', price: '$60 to $110' },
    { name: 'Diagnostic, check-engine light', length: '1 hour', price: '$110 to $180' },
    { name: 'Brake job, one axle', length: '2 hours', price: '$250 to $450' },
    { name: 'Tire rotation', length: '30 minutes', price: '$25 to $50' },
    { name: 'AC check', length: '1 hour', price: '$100 to $200' },
    { name: 'Engine or transmission', length: 'Days', price: 'After a diagnosis' },
  ],
  emergencies: {
    urgent: [
      'A car that’s dead in traffic: out of the way first, 911 if anyone’s in danger',
      'Brakes that went to the floor, or steering that locked',
      'Smoke, a fuel smell or a temperature needle in the red',
      'A fleet customer with a truck down',
    ],
    routine: [
      'A check-engine light that’s steady while the car runs fine',
      'Oil changes and state inspections',
      'A squeak that comes and goes',
      '“Is my car done?” goes to the counter as a message',
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
  calculator: { serviceCost: 380, callMinutes: 5, bookings: 50, missedPercent: 25 },
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
