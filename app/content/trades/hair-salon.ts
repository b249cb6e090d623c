import { brand } from '../../brand';
import { recordedCall } from './recorded-call';
import type { Trade } from './trade';

/** SAMPLE CONTENT: callers, prices and lengths are invented. Read it as an owner of this trade before launch. */
export const hairSalon: Trade = {
  slug: 'hair-salon',
  name: 'hair salon',
  business: 'a hair salon',
  businesses: 'hair salons',
  alsoCalled: ['salon', 'hairdresser', 'barber'],
  nameEndings: ['(?<!c)hair', 'salon'], // Lunahair, but not Armchair
  booking: 'appointment',
  page: {
    description: `${brand.product} answers while you’re mid-foil, books color with the time it really takes, and moves appointments without phone tag.`,
    headline: 'Foils in, gloves on, phone answered.',
  },
  hero: {
    title: `Your gloves are full of color. ${brand.product} books the next one.`,
    lead: 'A client in your chair deserves both hands. The one on the phone gets a cut, a color or a consultation at a time that fits the service.',
    scene: 'You’re mid-foil',
    callerLine: 'Hi, I’ve never been in before. Do you do color for men?',
    receptionistLine: 'Dana does our color. She’s open at 4:45 or 5:30.',
    before: { kind: 'job', start: 15 * 60, title: 'Root touch-up, Kim' },
    after: { kind: 'job', start: 19 * 60, title: 'Close up' },
  },
  calls: [
    recordedCall('whiteboard', {
      title: 'Color for a new client',
      who: 'A man who’s never been in',
      calledAt: 'Wednesday, 2:40 PM',
      listedAs: 'Cut and color, men',
      ticket: {
        title: 'Cut and color, new client',
        day: 'Friday',
        time: '5:30 to 7:00 PM',
        where: 'Dana, 9 Mercer Street',
        note: 'Chris Moreno. Reminder on Thursday.',
      },
    }),
    recordedCall('hair-salon-urgent', {
      title: 'A bride’s family at a locked door',
      who: 'A mother of the bride',
      calledAt: 'Saturday, 7:35 AM',
      listedAs: 'A client who’s at the door and finds it locked',
      ticket: {
        title: 'Bridal party locked out',
        day: 'Saturday',
        time: '7:36 AM, right away',
        where: 'Front door, 9 Mercer Street',
        note: 'Keller, five updos, booked for 7:30. Wedding at noon.',
        putThrough: 'Jo, the owner, on her cell',
      },
    }),
    {
      title: 'Prom, and everybody wants 2 o’clock',
      who: 'A mom booking for three girls',
      calledAt: 'Sunday, 8:05 PM',
      listedAs: 'Updo',
      lines: [
        'Studio Nine Hair. We’re closed today, but I can book you.',
        'I need three updos for prom, the 16th. They have to be done by four.',
        'Fun. Updos take an hour each. Is everybody’s hair past the shoulders?',
        'Two are. One’s a bob.',
        'Then I’d start the first at 12:30, the second at 1:30 and the bob at 2:30. That gets all three out by 3:30. They’re $85 each.',
        'Book it. What if one of them backs out?',
        'Let me know by the day before, and there’s no charge. They’re in from 12:30 on the 16th, 9 Mercer Street. Ask them to come with clean, dry hair.',
      ],
      ticket: {
        title: 'Three prom updos',
        day: 'Saturday the 16th',
        time: '12:30 to 3:30 PM',
        where: '9 Mercer Street',
        note: 'Two long, one bob. Out the door by 4:00.',
        bookings: 3,
      },
    },
  ],
  priceQuestion: 'How much is a root touch-up?',
  jobs: [
    { name: 'Haircut and style', length: '45 to 60 minutes', price: '$55 to $95' },
    { name: 'Men’s cut', length: '30 minutes', price: '$30 to $50' },
    { name: 'Cut and color, men', length: '90 minutes', price: '$95 to $130' },
    { name: 'Updo', length: '60 minutes', price: '$75 to $110' },
    { name: 'Root touch-up', length: '90 minutes', price: '$85 to $130' },
    { name: 'Partial highlights', length: '2 hours', price: '$120 to $200' },
    { name: 'Balayage', length: '3 hours', price: '$200 to $350' },
    { name: 'Color correction', length: 'Varies', price: 'After a consult' },
  ],
  emergencies: {
    urgent: [
      'A client who’s at the door and finds it locked',
      'Itching, burning or swelling after a color',
      'A bride or a wedding planner on the day itself',
    ],
    routine: [
      'A toner that faded sooner than hoped',
      'Bangs that need a trim',
      'A color correction, which starts with a consult',
    ],
    messages: ['Product questions and gift cards', 'A stylist looking for a chair to rent'],
    dial911: ['Trouble breathing after a color: 911 first'],
  },
  limits: [
    'It doesn’t promise a shade, or that it’ll take one visit. That’s what the consult is for.',
    'It doesn’t quote a correction over the phone.',
    'It doesn’t charge no-show fees. It tells callers your policy and leaves the decision to you.',
  ],
  serviceType: 'Fixed Location',
  openingHours: { weekdays: ['10:00 AM', '7:00 PM'], saturday: ['9:00 AM', '5:00 PM'], sunday: null },
  hoursNote:
    'Set Monday to closed if you are. That’s also when people sit at home and decide on a new color.',
  calculator: { serviceCost: 95, callMinutes: 4, missedPercent: 30 },
  priceStory:
    'A color client who comes in every six weeks spends more than a thousand dollars a year in your chair. You pay when she books by phone, new or regular. Rebook her at the chair and you don’t, and every “can we do 4 instead of 3?” is just a move.',
  questions: [
    {
      question: 'How does it know that balayage takes three hours?',
      answer:
        'You tell it how long each service runs. It won’t squeeze a three-hour color into a gap that fits a trim.',
    },
    {
      question: 'We’re four stylists. Does that work?',
      answer:
        'One receptionist books into one calendar. A salon with a shared book is set after one setup; stylists who rent a chair and keep their own book each make one for their own number.',
    },
    {
      question: 'Can it replace my online booking?',
      answer:
        'It doesn’t have to. If your booking app syncs to Google or Outlook, both see the same openings. The phone is for the people who’d rather ask first.',
      more: 'integrations',
    },
    {
      question: 'What does it say about late arrivals and no-shows?',
      answer:
        'Your policy, in your words. Clients also get a reminder, which is what cuts no-shows in the first place.',
    },
    {
      question: 'Will it ask about color history?',
      answer:
        'Yes, if you want it to: natural or colored, box dye, last appointment. The answers are in the event when you mix.',
    },
  ],
  starter: {
    jobs: 'Cuts: 45 minutes. Men’s cuts: 30. Root touch-up: 90. Highlights: 2 hours. Balayage: 3 hours. Ask whether hair is natural, colored or box-dyed.',
    prices:
      'Cut $__, men’s cut $__, root touch-up from $__, balayage from $__. Corrections after a consult. No-shows and late arrivals: __.',
    urgent:
      'Urgent: a reaction after a color, a client at a locked door, a bride on the day itself. Trouble breathing: dial 911.',
    transfer:
      'Put urgent calls through. Product questions, and stylists who look for a chair: take a message.',
  },
  neighbors: ['cleaning', 'chiropractic'],
};
