import { brand } from '../../brand';
import { recordedCall } from './recorded-call';
import type { Trade } from './trade';

/** SAMPLE CONTENT: callers, prices and lengths are invented. Read it as an owner of this trade before launch. */
export const garageDoor: Trade = {
  slug: 'garage-door',
  name: 'garage door',
  business: 'a garage door company',
  businesses: 'garage door companies',
  booking: 'job',
  page: {
    description: `${brand.product} answers the early “my car’s stuck” call, asks spring, opener or track, and books repairs and new-door quotes by route.`,
    headline: 'Car’s trapped. Phone’s answered.',
  },
  hero: {
    title: `You’re up a ladder. ${brand.product} keeps the phone off your mind.`,
    lead: 'Nobody should let go of a winding bar to answer a call. It asks what broke, whether a car’s stuck, and gets the next repair on your route.',
    scene: 'You’re up a ladder',
    callerLine: 'There was a huge bang, and now the door won’t lift. My car’s inside.',
    receptionistLine: 'We can be there this morning between 9 and 11. Does that get you to work?',
    before: { kind: 'drive', start: 8 * 60 + 40, title: 'Drive, 20 min' },
    after: { kind: 'job', start: 11 * 60 + 30, title: 'Opener install, Shaw' },
  },
  calls: [
    recordedCall('garage-door', {
      title: 'A bang, and a car that can’t get out',
      who: 'A commuter in a hurry',
      calledAt: 'Monday, 6:55 AM',
      listedAs: 'Spring replacement',
      ticket: {
        title: 'Broken spring, car trapped',
        day: 'Monday',
        time: '9:00 to 11:00 AM',
        where: '2750 Kingsley',
        drive: 'Leave at 8:40, 20 min',
        note: 'Double door. Coil split. Opener left off.',
      },
    }),
    recordedCall('garage-door-urgent', {
      title: 'Won’t close, and it’s bedtime',
      who: 'A family leaving at dawn',
      calledAt: 'Thursday, 9:30 PM',
      listedAs: 'A house that’s open at night and won’t close',
      ticket: {
        title: 'Door won’t close, house open',
        day: 'Thursday',
        time: '9:31 PM, right away',
        where: '41 Meadow Run',
        note: 'Sensor light blinking, path clear. Family leaves at 5:00 AM.',
        putThrough: 'Steve, the owner, on his cell',
      },
    }),
    {
      title: 'A quote for a carriage-style door',
      who: 'A homeowner after a repaint',
      calledAt: 'Saturday, 2:15 PM',
      listedAs: 'Quotes for new doors and smart openers',
      lines: [
        'Overhead Pros, what are you looking for?',
        'New doors. Two singles, the carriage kind with windows.',
        'Nice. Do you know about how wide they are, and is the opener staying?',
        'Nine feet, I think. The openers are from the nineties.',
        'I’ll add openers to the quote. The visit’s free, and we bring color samples. Tuesday at 5:30?',
        'My wife wants to be there. Can you do 6? It’s 8 Chestnut Hill.',
        'Tuesday at 6 it is, 8 Chestnut Hill.',
      ],
      ticket: {
        title: 'New doors, measure and quote',
        day: 'Tuesday',
        time: '6:00 to 6:45 PM',
        where: '8 Chestnut Hill',
        drive: 'Leave at 5:35, 25 min',
        note: 'Two 9-foot singles, carriage style. Quote openers, too. Bring samples.',
      },
    },
  ],
  priceQuestion: 'What’s a new spring on a double door?',
  jobs: [
    { name: 'Spring replacement', length: '1 hour', price: '$220 to $400' },
    { name: 'Off-track door', length: '1 to 2 hours', price: '$150 to $350' },
    { name: 'Cable or roller repair', length: '1 hour', price: '$130 to $250' },
    { name: 'Opener install', length: '2 to 3 hours', price: '$350 to $700' },
    { name: 'Tune-up', length: '45 minutes', price: '$90 to $150' },
    { name: 'New door', length: 'Half a day', price: 'After a measure' },
  ],
  emergencies: {
    urgent: [
      'A door that’s hanging or off its track, with nobody hurt',
      'A house that’s open at night and won’t close',
      'A car that’s stuck when somebody has to get to a hospital or a flight',
    ],
    routine: [
      'A broken spring, with nobody hurt and no flight to catch',
      'A remote that needs a battery or a code',
      'A door that squeals but works',
      'A dented panel',
      'Quotes for new doors and smart openers',
    ],
    messages: ['Commercial doors, with the site contact'],
    dial911: ['Somebody who’s hurt, or under a door that fell: 911 first'],
  },
  limits: [
    'It doesn’t talk anyone through a spring or a cable. Those hurt people.',
    'It doesn’t quote a new door without sizes and a look at the headroom.',
    'It doesn’t reset openers by phone. Asking about the sensors and their lights is as far as it goes.',
  ],
  serviceType: 'Travel to Customer',
  openingHours: { weekdays: ['7:00 AM', '7:00 PM'], saturday: ['8:00 AM', '2:00 PM'], sunday: null },
  hoursNote:
    'Springs break at the first lift of the day, so the phone starts early. An early slot is worth keeping open.',
  calculator: { serviceCost: 310, callMinutes: 5, missedPercent: 35 },
  priceStory:
    'People with a trapped car call three companies and hire whoever picks up. If it’s you, that’s a $300 spring on one booking. The “do you make remotes for a 1996 opener?” calls, and there are a lot of them, don’t count.',
  questions: [
    {
      question: 'Can it figure out spring or opener?',
      answer:
        'It asks what they heard and what they see, like a gap in the coil or a motor that runs while the door sits. You show up with the right spring on the truck.',
    },
    {
      question: 'Will it tell people to stay away from the spring?',
      answer: 'Yes, on every broken-spring call: don’t lift it, don’t run the opener, keep kids back.',
    },
    {
      question: 'Does it sort residential from commercial?',
      answer:
        'It asks. Dock doors and roll-ups can go to you as messages, with the site contact and the door count.',
    },
    {
      question: 'Can it give a price range for springs?',
      answer:
        'If you want. Give it single and double. Callers who’ve heard a fair range tend to stop calling around.',
    },
    {
      question: 'What about homes in a gated community?',
      answer:
        'It asks for the gate and who’s meeting you, and that’s in the calendar event with the drive time.',
    },
  ],
  starter: {
    jobs: 'Springs, cables, rollers: 1 hour. Openers: 3 hours. New-door measures: 45 minutes. Ask single or double, and is a car stuck.',
    prices:
      'Springs: single $__, double $__. Service call $__, waived with the repair. New doors after a free measure.',
    urgent:
      'Urgent: a door that fell or hangs, a house that won’t close at night. Anyone hurt: 911. Nobody touches a broken spring.',
    transfer: 'Put urgent calls through. Commercial doors: take a message with the site contact.',
  },
  neighbors: ['auto-repair', 'electrical'],
};
