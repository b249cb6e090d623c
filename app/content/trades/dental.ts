import { brand } from '../../brand';
import { dataTerms } from '../data-terms';
import { recordedCall } from './recorded-call';
import type { Trade } from './trade';

/** SAMPLE CONTENT: callers, prices and lengths are invented. Read it as an owner of this trade before launch. */
export const dental: Trade = {
  slug: 'dental',
  name: 'dental',
  business: 'a dental office',
  businesses: 'dental offices',
  alsoCalled: ['dentist', 'dentistry'],
  booking: 'visit',
  hasPatients: true,
  page: {
    description: `${brand.product} picks up when the front desk is with a patient, books new patients and hygiene visits, and gets a knocked-out tooth to the dentist.`,
    headline: 'The front desk is busy. The phone isn’t.',
  },
  hero: {
    title: `Your front desk has a patient. ${brand.product} has the phone.`,
    lead: 'Check-out, insurance cards and line two, all at once. New patients get an appointment instead of hold music, and an emergency rings you.',
    scene: 'You’re with a patient',
    callerLine: 'I’m getting married in two weeks. Can you get me in for a cleaning before that?',
    receptionistLine: 'Dr. Lin has Wednesday at 10:20, or Thursday at 3:30. Which is better for you?',
    before: { kind: 'job', start: 14 * 60 + 30, title: 'Crown seat, Ortiz' },
    after: { kind: 'job', start: 17 * 60, title: 'Team huddle' },
  },
  calls: [
    recordedCall('dental', {
      title: 'A new patient before a wedding',
      who: 'A groom with two weeks to go',
      calledAt: 'Monday, 8:10 AM',
      listedAs: 'First visit: exam, X-rays, cleaning',
      ticket: {
        title: 'New patient, exam and cleaning',
        day: 'Thursday',
        time: '3:30 to 5:00 PM',
        where: 'Dr. Lin, 60 Lakeview Drive',
        note: 'Tom Baker. Plan to verify: Delta. Coming early for the form.',
      },
    }),
    recordedCall('dental-urgent', {
      title: 'A tooth knocked out at practice',
      who: 'A coach calling for a parent',
      calledAt: 'Saturday, 11:15 AM',
      listedAs: 'A permanent tooth that’s been knocked out',
      ticket: {
        title: 'Emergency, on the line',
        day: 'Saturday',
        time: '11:16 AM, right away',
        where: 'On the phone',
        note: 'Coach calling for a parent, who is with him.',
        putThrough: 'Dr. Lin, on her cell',
      },
    }),
    {
      title: 'A new patient with an insurance question',
      who: 'A mother of two, new in town',
      calledAt: 'Thursday, 7:35 PM',
      listedAs: 'Child cleaning and exam',
      lines: [
        'Lakeview Dental, good evening. What can I do for you?',
        'We just moved here. Do you take Delta PPO, and do you see kids?',
        'Yes to both. The office verifies your plan before the visit and tells you what your part should be. How old are the kids?',
        'Six and nine. They’re due for cleanings.',
        'Would you like them back to back, so it’s one trip?',
        'Please. After school, if you can.',
        'I’ve got next Wednesday at 3:30 and 4:15, 60 Lakeview Drive. Come ten minutes early for the forms, and bring the insurance card.',
        'That’s perfect.',
      ],
      ticket: {
        title: 'Two new patients, cleaning and exam',
        day: 'Next Wednesday',
        time: '3:30 to 5:00 PM',
        where: '60 Lakeview Drive',
        note: 'Ages 6 and 9. Plan to verify: Delta PPO. Coming early for forms.',
        bookings: 2,
      },
    },
  ],
  priceQuestion: 'What’s a cleaning without insurance?',
  jobs: [
    { name: 'First visit: exam, X-rays, cleaning', length: '90 minutes', price: '$190 to $260' },
    { name: 'Adult cleaning', length: '60 minutes', price: '$90 to $160' },
    { name: 'Child cleaning and exam', length: '45 minutes', price: '$80 to $140' },
    { name: 'Limited exam, one tooth', length: '40 minutes', price: '$70 to $120' },
    { name: 'Filling', length: '60 minutes', price: 'After an exam' },
    { name: 'Crown or root canal', length: '90 minutes', price: 'After an exam' },
  ],
  emergencies: {
    urgent: [
      'A permanent tooth that’s been knocked out',
      'Swelling of the face or the jaw',
      'Bleeding that won’t stop after an extraction',
    ],
    routine: [
      'A lost filling or crown, if the caller doesn’t mention pain',
      'A chip that only looks bad',
      'A retainer or night guard that broke',
      'Whitening, and anything cosmetic',
    ],
    messages: ['Billing questions, for the office manager'],
    dial911: ['Trouble breathing or swallowing: 911 first'],
  },
  limits: [
    'It doesn’t say what’s wrong with a tooth, and it doesn’t suggest medication.',
    'It doesn’t promise coverage or a copay. It notes the plan, and your office verifies it.',
    'It doesn’t take a medical history. The kind of visit is enough to book.',
  ],
  serviceType: 'Fixed Location',
  openingHours: { weekdays: ['8:00 AM', '5:00 PM'], saturday: null, sunday: null },
  hoursNote:
    'Change these to yours, such as a short Friday. It answers over lunch, too, when patients have time to call.',
  calculator: { serviceCost: 200, callMinutes: 5, missedPercent: 25 },
  priceStory:
    'You know what a new patient is worth over five years of cleanings, and how rarely one leaves a message. A visit it puts on the schedule is a booking, for a new patient or one you’ve known for years. Moving a recall, confirming it or answering “do you take my plan?” isn’t.',
  questions: [
    {
      question: 'Does it work with our practice software?',
      answer:
        'It books into Google and Outlook calendars. If your software syncs with one of those, it sees the real openings. If it doesn’t, use it for the calls nobody picks up, and your front desk enters the visit.',
      more: 'integrations',
    },
    {
      question: 'Can it keep hygiene and doctor time apart?',
      answer:
        'Tell it how long each visit is and on which days you do what. Many offices give it a calendar with just the openings they want filled.',
    },
    {
      question: 'What does it say about insurance?',
      answer:
        'It names the plans you gave it, writes down the caller’s carrier and leaves benefits to your team. It never quotes a copay.',
    },
    {
      question: 'What about HIPAA?',
      answer: `${dataTerms.health} ${dataTerms.baa}`,
      more: 'security',
    },
    {
      question: 'Can it fill a hole after a cancellation?',
      answer:
        'When a patient cancels by phone, the time is open again right then, and the next caller gets it. It doesn’t call your recall list.',
    },
  ],
  starter: {
    jobs: 'First visit: 90 minutes. Cleaning: 60, children 45. Limited exam: 40. Fillings and crowns only after an exam.',
    prices:
      'Without insurance: first visit $__, cleaning $__. We take these plans: __. Benefits are verified by the office.',
    urgent:
      'Urgent: a caller who says it can’t wait. Don’t ask about symptoms or note any. In danger: tell them to dial 911.',
    transfer:
      'Put urgent calls through to the dentist on call. Billing questions: take a message for the office manager.',
  },
  neighbors: ['medical-clinic', 'chiropractic'],
};
