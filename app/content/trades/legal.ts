import { brand } from '../../brand';
import { recordedCall } from './recorded-call';
import type { Trade } from './trade';

/** SAMPLE CONTENT: callers, prices and lengths are invented. Read it as an owner of this trade before launch. */
export const legal: Trade = {
  slug: 'legal',
  name: 'legal',
  business: 'a law office',
  businesses: 'law offices',
  alsoCalled: ['law firm', 'attorney', 'lawyer'],
  booking: 'consultation',
  page: {
    description: `${brand.product} answers while you’re in court, takes intake the way you want it, and books the consultation. No legal advice, ever.`,
    headline: 'In court until four. Intake is open.',
  },
  hero: {
    title: `You’re in court. ${brand.product} picks up the next client.`,
    lead: 'People who need a lawyer call until someone answers. They get calm questions, your consultation fee and a time, and nothing that sounds like advice.',
    scene: 'You’re before a judge',
    callerLine: 'I got served with divorce papers today. I don’t know what to do.',
    receptionistLine: 'Ms. Alvarez has tomorrow at 4:30, or Friday at 9. Which would you like?',
    before: { kind: 'job', start: 13 * 60 + 30, title: 'Hearing, Courtroom 5' },
    after: { kind: 'job', start: 17 * 60 + 30, title: 'Call opposing counsel' },
  },
  calls: [
    recordedCall('legal', {
      title: 'Served with papers today',
      who: 'Someone who’s never hired a lawyer',
      calledAt: 'Tuesday, 3:05 PM',
      listedAs: 'A new matter, with no date on it or one that’s weeks away',
      ticket: {
        title: 'Consultation, family law',
        day: 'Wednesday',
        time: '4:30 to 5:30 PM',
        where: '210 Court Street, Suite 3',
        note: 'K. Doyle / S. Doyle, check conflicts. Hearing on the 28th, in three weeks. Brings papers.',
      },
    }),
    recordedCall('legal-urgent', {
      title: 'A brother in county jail',
      who: 'A family member at midnight',
      calledAt: 'Saturday, 11:50 PM',
      listedAs: 'Someone’s been arrested or is being questioned',
      ticket: {
        title: 'Arrest, judge in the morning',
        day: 'Saturday',
        time: '11:51 PM, right away',
        where: 'County jail',
        note: 'Marcus Webb. The caller is his sister, Dana. No facts taken.',
        putThrough: 'Ms. Alvarez, on her cell',
      },
    }),
    {
      title: 'A will, and two parents who travel',
      who: 'A couple with a deadline of their own',
      calledAt: 'Monday, 12:15 PM',
      listedAs: 'Estate planning call',
      lines: [
        'Alvarez Law Office, good afternoon.',
        'We’d like a will. We fly out in three weeks, and we’ve got two small kids.',
        'Happy to get you on the calendar. Do you both want to come, or would video be easier?',
        'Video, over lunch.',
        'The attorney keeps Thursday lunch open for that. Thursday at 12:30?',
        'Great. What does a will cost?',
        'She’ll quote that after she’s heard what you need. The planning call is thirty minutes and free. You’re on for Thursday at 12:30, by video. The office will email you the link and a short list to fill out.',
      ],
      ticket: {
        title: 'Planning call, wills',
        day: 'Thursday',
        time: '12:30 to 1:00 PM',
        where: 'Video',
        note: 'Couple, two children. Travel in three weeks.',
      },
    },
  ],
  priceQuestion: 'What does a first consultation cost?',
  jobs: [
    { name: 'Initial consultation', length: '60 minutes', price: '$150 to $300' },
    { name: 'Injury case review', length: '30 minutes', price: 'Free' },
    { name: 'Estate planning call', length: '30 minutes', price: 'Free' },
    { name: 'Document review', length: '45 minutes', price: '$150 to $400' },
    { name: 'Client status call', length: '15 minutes', price: 'Under your agreement' },
    { name: 'Representation', length: 'Varies', price: 'Set by the attorney' },
  ],
  emergencies: {
    urgent: [
      'Someone’s been arrested or is being questioned',
      'A hearing, a filing or a deadline today or tomorrow',
      'A protective order, or a child who wasn’t returned',
    ],
    routine: [
      'A new matter, with no date on it or one that’s weeks away',
      'A client who wants an update',
      'A will to write, or to change',
    ],
    messages: ['Fee and billing questions', 'Opposing counsel, vendors and surveys'],
    dial911: ['Anyone in danger: 911 before anything else'],
  },
  limits: [
    'It gives no legal advice, no odds and no opinion on a case.',
    'It doesn’t form an attorney-client relationship, and it says so in the words you choose.',
    'It doesn’t ask for the story. It takes names, dates and the kind of matter, and stops there.',
  ],
  serviceType: 'Fixed Location',
  openingHours: { weekdays: ['9:00 AM', '6:00 PM'], saturday: null, sunday: null },
  hoursNote:
    'Offices close by six, and clients call at lunch, after work and from a holding cell. Intake doesn’t have to close when you do.',
  calculator: { serviceCost: 250, callMinutes: 10, missedPercent: 35 },
  priceStory:
    'Pay-per-lead services sell a law office a name, and then sell the same name to the next one. Here you pay for a consultation that’s on your calendar. Calls you don’t want, and clients who check in, don’t count.',
  questions: [
    {
      question: 'Can it run a conflict check?',
      answer:
        'It collects the names you need and puts them at the top of the summary. You run the check, and the caller knows that the appointment depends on it.',
    },
    {
      question: 'How do I keep it from giving advice?',
      answer:
        'You don’t have to. It says that it can’t advise and that the attorney will, each time a caller asks, however they put it.',
    },
    {
      question: 'What about confidentiality?',
      answer:
        'Keep intake to names, dates and the type of matter. Whether that and any recording fit your bar’s rules is your call, and we’ll walk through it with you.',
      more: 'security',
    },
    {
      question: 'Can it screen for my practice areas?',
      answer:
        'Yes. Tell it what you take and what you don’t. Someone with a patent question hears politely that you’re not the right office.',
    },
    {
      question: 'Does it collect the consultation fee?',
      answer: 'No. It tells the caller the fee, and you collect it the way you do now.',
    },
  ],
  starter: {
    jobs: 'First consultations: 60 minutes. Planning calls: 30, by video or phone. We take: __. We don’t take: __.',
    prices:
      'Consultation fee: $__. No quotes for a whole matter. Say that a consultation doesn’t make the caller a client.',
    urgent:
      'Urgent: an arrest, a hearing or deadline today or tomorrow, a protective order. Danger: 911 first. Never give legal advice.',
    transfer:
      'Put urgent calls through to the attorney. Ask new callers for both parties’ names for the conflict check.',
  },
  neighbors: ['medical-clinic', 'chiropractic'],
};
