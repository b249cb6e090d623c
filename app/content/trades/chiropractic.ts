import { brand } from '../../brand';
import { dataTerms } from '../data-terms';
import { recordedCall } from './recorded-call';
import type { Trade } from './trade';

/** SAMPLE CONTENT: callers, prices and lengths are invented. Read it as an owner of this trade before launch. */
export const chiropractic: Trade = {
  slug: 'chiropractic',
  name: 'chiropractic',
  business: 'a chiropractic office',
  businesses: 'chiropractors',
  booking: 'visit',
  hasPatients: true,
  page: {
    description: `${brand.product} answers during adjustments, books new-patient exams and follow-ups, and sends the calls you’d want to hear about to you.`,
    headline: 'Hands on a patient. The phone’s handled.',
  },
  hero: {
    title: `You’re mid-adjustment. ${brand.product} answers for you.`,
    lead: 'Ten-minute visits, back to back, and a phone between them. New patients get their exam booked, regulars move their Thursday, and you don’t leave the table.',
    scene: 'You’re at the table',
    callerLine: 'I threw my back out shoveling. Can you see me today?',
    receptionistLine: 'Dr. Moore has a new-patient time at 5:15 today. Should I hold it for you?',
    before: { kind: 'job', start: 17 * 60, title: 'Adjustment, Tran' },
    after: { kind: 'job', start: 18 * 60, title: 'Close up' },
  },
  calls: [
    recordedCall('chiropractic', {
      title: 'A back thrown out in the driveway',
      who: 'A new patient, standing up',
      calledAt: 'Monday, 10:05 AM',
      listedAs: 'New patient exam',
      ticket: {
        title: 'New patient exam',
        day: 'Monday',
        time: '5:15 to 6:00 PM',
        where: 'Dr. Moore, 14 Center Plaza',
        note: 'First visit, 45 minutes. Wife is a patient.',
      },
    }),
    recordedCall('chiropractic-urgent', {
      title: 'Rear-ended on the way home',
      who: 'A driver, shaken',
      calledAt: 'Tuesday, 5:55 PM',
      listedAs: 'Somebody who’s just had a fall or a crash',
      ticket: {
        title: 'Emergency, on the line',
        day: 'Tuesday',
        time: '5:56 PM, right away',
        where: 'On the phone',
        note: 'New caller. Asked for the doctor.',
        putThrough: 'Dr. Moore, on his cell',
      },
    }),
    {
      title: 'Three visits in one breath',
      who: 'A patient on a care plan',
      calledAt: 'Thursday, 6:40 PM',
      listedAs: 'The next visit of a care plan',
      lines: [
        'Moore Chiropractic, hi.',
        'It’s Denise. I have to move tomorrow, and I need my next two weeks.',
        'Sure, Denise. Fridays before work still good?',
        'If you’ve got 7:30s.',
        '7:30 is open the next two Fridays. For tomorrow’s, I can do Saturday at 9:10.',
        'Take all three.',
        'All three are in at 14 Center Plaza: Saturday at 9:10, then 7:30 both Fridays. You’ll get a reminder the day before each.',
      ],
      ticket: {
        title: 'Adjustments, moved and added',
        day: 'Saturday, then two Fridays',
        time: '9:10 AM, then 7:30 AM',
        where: '14 Center Plaza',
        note: 'Care plan. Friday’s visit moved to Saturday.',
        bookings: 2,
        moved: true,
      },
    },
  ],
  priceQuestion: 'What’s a first visit without insurance?',
  jobs: [
    { name: 'New patient exam', length: '45 minutes', price: '$90 to $160' },
    { name: 'Adjustment', length: '15 minutes', price: '$45 to $75' },
    { name: 'Re-exam', length: '30 minutes', price: '$60 to $100' },
    { name: 'Auto-injury evaluation', length: '60 minutes', price: 'Billed to the claim' },
    { name: 'Massage therapy', length: '60 minutes', price: '$80 to $120' },
    { name: 'Sports physical', length: '20 minutes', price: '$30 to $60' },
  ],
  emergencies: {
    urgent: [
      'Somebody who’s just had a fall or a crash',
      'A patient who feels worse after today’s visit',
      'Another doctor, an ER or an adjuster with a deadline',
    ],
    routine: [
      'A stiff neck from a bad pillow',
      'The next visit of a care plan',
      'A massage, or a sports physical',
    ],
    messages: ['Insurance cards and superbills', 'Questions about orthotics'],
    dial911: [
      'Chest pain, fainting or trouble speaking: 911 first',
      'Loss of bladder or bowel control: 911 or the ER, not an appointment',
    ],
  },
  limits: [
    'It doesn’t say what’s causing the pain or how many visits it’ll take.',
    'It doesn’t suggest stretches, ice or heat.',
    'It doesn’t promise that an accident claim will pay. It takes the carrier and the claim number.',
  ],
  serviceType: 'Fixed Location',
  openingHours: { weekdays: ['7:00 AM', '6:00 PM'], saturday: ['9:00 AM', '12:00 PM'], sunday: null },
  hoursNote:
    'Early and late slots go first, because patients come before and after work. Many offices take a long lunch, when the phone keeps ringing.',
  calculator: { serviceCost: 65, callMinutes: 4, missedPercent: 25 },
  priceStory:
    'A patient on a plan comes in a dozen times, and it’s a phone call that gets them there. A new exam or a visit that it schedules is a booking. Visits you schedule at the desk aren’t, and neither are the ones that only get moved.',
  questions: [
    {
      question: 'Can it book a series?',
      answer:
        'Yes. A caller who wants the next three Fridays gets them in one call, each checked against your calendar.',
    },
    {
      question: 'What about HIPAA?',
      answer: `${dataTerms.health} ${dataTerms.baa}`,
      more: 'security',
    },
    {
      question: 'What about red flags?',
      answer:
        'It doesn’t screen: don’t have it ask about symptoms. A caller who says it can’t wait is put through to you, and you or your staff ask the rest.',
    },
    {
      question: 'Can it handle personal-injury callers?',
      answer:
        'It collects the date of the accident, the insurer, the claim number and the attorney’s name if there is one, so your biller has it before the visit.',
    },
    {
      question: 'I’m alone with no front desk. Is that too small?',
      answer:
        'That’s who it’s for. It answers while you’re adjusting, and you read the summaries between patients.',
    },
  ],
  starter: {
    jobs: 'New patients: 45 minutes. Adjustments: 15. Re-exams: 30. Ask whether they’ve been here before.',
    prices:
      'Without insurance: first visit $__, adjustment $__. Plans we’re in network with: __. No promises on coverage.',
    urgent:
      'Urgent: a caller who says it can’t wait. Don’t ask about symptoms or note any. In danger: tell them to dial 911.',
    transfer:
      'Put urgent calls through to Dr. __. Accident patients: take insurer, claim number and attorney.',
  },
  neighbors: ['medical-clinic', 'dental'],
};
