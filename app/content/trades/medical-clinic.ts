import { brand } from '../../brand';
import { dataTerms } from '../data-terms';
import { recordedCall } from './recorded-call';
import type { Trade } from './trade';

/** SAMPLE CONTENT: callers, prices and lengths are invented. Read it as an owner of this trade before launch. */
export const medicalClinic: Trade = {
  slug: 'medical-clinic',
  name: 'medical clinic',
  business: 'a medical clinic',
  businesses: 'medical clinics',
  booking: 'visit',
  hasPatients: true,
  page: {
    description: `${brand.product} takes the morning rush, books visits by type and length, passes on refill requests, and sends emergencies to 911.`,
    headline: 'Six lines ringing at once, all answered.',
  },
  hero: {
    title: `Check-in has a line. ${brand.product} has the phones.`,
    lead: 'The phone peaks when the doors open. Patients get an appointment by kind of visit and length, your staff gets clean messages, and nobody gets medical advice from software.',
    scene: 'You’re in an exam',
    callerLine: 'My son’s had a sore throat since Sunday. Can he be seen today?',
    receptionistLine: 'There’s a same-day visit at 11:20 with the nurse practitioner. Would you like it?',
    before: { kind: 'job', start: 11 * 60, title: 'Follow-up, 20 min' },
    after: { kind: 'job', start: 11 * 60 + 40, title: 'Annual physical' },
  },
  calls: [
    recordedCall('medical-clinic', {
      title: 'A sore throat and a school note',
      who: 'A parent at 8:01',
      calledAt: 'Wednesday, 8:01 AM',
      listedAs: 'Same-day sick visit',
      ticket: {
        title: 'Same-day visit',
        day: 'Wednesday',
        time: '11:20 to 11:40 AM',
        where: '40 Parkview Road',
        note: 'Nurse practitioner. Owen Pratt, 11, with a parent. School note.',
      },
    }),
    recordedCall('medical-clinic-urgent', {
      title: 'A lab with a critical result',
      who: 'A lab technologist after hours',
      calledAt: 'Thursday, 7:40 PM',
      listedAs: 'A hospital, a lab with a critical result or another doctor',
      ticket: {
        title: 'Lab on the line',
        day: 'Thursday',
        time: '7:41 PM, right away',
        where: 'Valley Lab, extension 12',
        note: 'Joan. Nothing taken by phone.',
        putThrough: 'Dr. Osei, on the on-call phone',
      },
    }),
    {
      title: 'A new patient with a folder of records',
      who: 'A retiree new in town',
      calledAt: 'Tuesday, 12:35 PM',
      listedAs: 'New patient visit',
      lines: [
        'Parkview Family Clinic. If this is an emergency, hang up and dial 911. How can I help?',
        'I moved here in June, and I need a doctor. Do you take Medicare?',
        'We do. New patients get 40 minutes with the physician. Do you have a preference, mornings or afternoons?',
        'Mornings. I’ve got a whole folder from my old doctor.',
        'Wonderful, please bring it. The first opening is the 14th at 9:40.',
        'That’s three weeks.',
        'I can put you on the cancellation list, too. If one opens up, the staff calls you.',
        'Do both.',
        'You’re down for the 14th at 9:40, 40 Parkview Road, and you’re on the list.',
      ],
      ticket: {
        title: 'New patient, establish care',
        day: 'The 14th',
        time: '9:40 to 10:20 AM',
        where: '40 Parkview Road',
        note: 'Medicare. Brings records. Wants to be called for an earlier opening.',
      },
    },
  ],
  priceQuestion: 'What’s a visit if I pay for it myself?',
  jobs: [
    { name: 'New patient visit', length: '40 minutes', price: '$150 to $300 self-pay' },
    { name: 'Follow-up', length: '20 minutes', price: '$90 to $160 self-pay' },
    { name: 'Same-day sick visit', length: '20 minutes', price: '$100 to $180 self-pay' },
    { name: 'Annual physical', length: '40 minutes', price: '$150 to $250 self-pay' },
    { name: 'Shots with a nurse', length: '10 minutes', price: '$25 to $60 plus the vaccine' },
    { name: 'Telehealth visit', length: '20 minutes', price: '$75 to $130 self-pay' },
  ],
  emergencies: {
    urgent: [
      'A hospital, a lab with a critical result or another doctor',
      'A pharmacy that can’t fill a prescription as written',
      'What your on-call clinician wants to hear about after hours',
    ],
    routine: ['Annual physicals and routine follow-ups', 'Shots with a nurse', 'Telehealth visits'],
    messages: [
      'Refill requests: a name and a number to call back',
      'Forms, records and referrals',
      'Billing and insurance questions',
    ],
    dial911: [
      'Chest pain, trouble breathing or signs of a stroke: 911, not the clinic',
      'Thoughts of self-harm: 988 or 911, before anything else',
    ],
  },
  limits: [
    'It gives no medical advice and doesn’t decide how sick somebody is.',
    'It doesn’t read out results, doses or anything from a chart. It doesn’t see one.',
    'It doesn’t approve refills, referrals or notes. It takes the request.',
  ],
  serviceType: 'Fixed Location',
  openingHours: { weekdays: ['8:00 AM', '5:00 PM'], saturday: null, sunday: null },
  hoursNote:
    'Some clinics open one evening or a Saturday morning. Either way, the heaviest hour on the phone is the first one.',
  calculator: { serviceCost: 150, callMinutes: 5, missedPercent: 20 },
  priceStory:
    'Most calls to a clinic aren’t appointments at all: refills, forms, directions, “did my fax get there?” You pay for none of those. A visit that lands on the schedule costs about what a few minutes of front-desk overtime do.',
  questions: [
    {
      question: 'Is it HIPAA compliant?',
      answer: `Compliance is about how you use it, so bring in your privacy officer. ${dataTerms.health} ${dataTerms.baa}`,
      more: 'security',
    },
    {
      question: 'Does it connect to our EHR?',
      answer:
        'Not directly. It books into Google or Outlook. Clinics give it a calendar of open slots, and staff moves visits into the chart.',
      more: 'integrations',
    },
    {
      question: 'What does it do with a 911 call?',
      answer:
        'The greeting says it first. If a caller names an emergency anyway, it tells them to hang up and dial 911, and doesn’t try to book.',
    },
    {
      question: 'Can it tell new patients from established ones?',
      answer: 'It asks, and gives each the length you set. New patients also hear what to bring.',
    },
    {
      question: 'How do messages reach the right person?',
      answer:
        'Each call ends in a summary with its kind at the top: refill, referral, billing, records. Your staff sorts them in a minute.',
    },
  ],
  starter: {
    jobs: 'New patients and physicals: 40 minutes. Follow-ups and sick visits: 20. Shots: 10, with a nurse.',
    prices:
      'Self-pay: new patient $__, follow-up $__. We accept: __. Copays and coverage are answered by our billing team.',
    urgent:
      'An emergency: hang up and dial 911, self-harm 988. Don’t ask about symptoms, and never give medical advice.',
    transfer:
      'Put hospitals, labs and other doctors through. Refills, referrals and records: take a message.',
  },
  neighbors: ['dental', 'chiropractic'],
};
