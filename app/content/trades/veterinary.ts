import { brand } from '../../brand';
import { recordedCall } from './recorded-call';
import type { Trade } from './trade';

/** SAMPLE CONTENT: callers, prices and lengths are invented. Read it as an owner of this trade before launch. */
export const veterinary: Trade = {
  slug: 'veterinary',
  name: 'veterinary',
  business: 'a veterinary clinic',
  businesses: 'veterinary clinics',
  alsoCalled: ['vet', 'animal hospital'],
  booking: 'visit',
  page: {
    description: `${brand.product} answers while everyone’s holding a patient, books wellness and sick visits, and gets the bloated dog to a vet now.`,
    headline: 'All hands on the dog. Phones answered.',
  },
  hero: {
    title: `It takes two to hold the cat. ${brand.product} gets the phone.`,
    lead: 'Nail trims, refills and “he ate a sock” all ring the same line. Routine visits get a time, and the ones that can’t wait get your team or the ER.',
    scene: 'You’re holding a cat',
    callerLine: 'My dog’s been limping since yesterday. He’s still eating.',
    receptionistLine: 'Dr. Shah can see Cooper today at 4:10. Can you make that?',
    before: { kind: 'job', start: 15 * 60 + 40, title: 'Puppy shots, Biscuit' },
    after: { kind: 'job', start: 16 * 60 + 40, title: 'Recheck, Luna' },
  },
  calls: [
    recordedCall('veterinary', {
      title: 'A limp since yesterday',
      who: 'A client of three years',
      calledAt: 'Thursday, 9:15 AM',
      listedAs: 'A limp in a pet that’s eating and puts weight on the leg',
      ticket: {
        title: 'Cooper, limping back left',
        day: 'Thursday',
        time: '4:10 to 4:40 PM',
        where: 'Dr. Shah, 18 Oak Hollow Road',
        note: 'Since yesterday, eating, some weight on it. Owner asks about pain relief: call back.',
      },
    }),
    recordedCall('veterinary-urgent', {
      title: 'A swollen belly after dinner',
      who: 'A Great Dane owner, new to you',
      calledAt: 'Sunday, 9:40 PM',
      listedAs: 'A hard, swollen belly, or retching with nothing coming up',
      ticket: {
        title: 'Swollen belly, Great Dane',
        day: 'Sunday',
        time: '9:41 PM, right away',
        where: 'On the phone',
        note: 'Ben Wolfe. Retching for about 30 minutes.',
        putThrough: 'Dr. Shah, on call, on her cell',
      },
    }),
    {
      title: 'Two kittens from the shelter',
      who: 'A first-time cat owner',
      calledAt: 'Saturday, 3:30 PM',
      listedAs: 'Puppy or kitten visit',
      lines: [
        'Oak Hollow Veterinary, hello.',
        'We just adopted two kittens. The shelter said to see a vet within ten days.',
        'Congratulations. How old are they, and did you get any shot records?',
        'Ten weeks. They gave me a folder.',
        'Bring that folder. A first visit is $68 a kitten plus any vaccines. I can do both together Wednesday at 5.',
        'Wednesday works. Do I bring anything else?',
        'A carrier for each if you can, and a fresh stool sample. See you Wednesday at 5, 18 Oak Hollow Road.',
      ],
      ticket: {
        title: 'Two kittens, first visit',
        day: 'Wednesday',
        time: '5:00 to 6:00 PM',
        where: '18 Oak Hollow Road',
        note: 'Ten weeks, adopted. Shelter folder and stool sample.',
      },
    },
  ],
  priceQuestion: 'What’s a first visit for a kitten?',
  jobs: [
    { name: 'Wellness exam', length: '30 minutes', price: '$60 to $85' },
    { name: 'Sick visit', length: '30 to 40 minutes', price: '$70 to $110, tests extra' },
    { name: 'Puppy or kitten visit', length: '30 minutes', price: '$60 to $85 plus vaccines' },
    { name: 'Nail trim with a tech', length: '15 minutes', price: '$20 to $35' },
    { name: 'Dental cleaning', length: 'Drop-off day', price: 'After an exam' },
    { name: 'Spay or neuter', length: 'Drop-off day', price: '$250 to $600' },
  ],
  emergencies: {
    urgent: [
      'Trouble breathing, collapse or a seizure',
      'A hard, swollen belly, or retching with nothing coming up',
      'A male cat that strains and can’t pee',
      'Hit by a car, bleeding, or swallowed something toxic',
    ],
    routine: [
      'A limp in a pet that’s eating and puts weight on the leg',
      'Itchy ears in a pet that’s eating and playing',
      'Annual shots and heartworm tests',
      'Nail trims and weight checks',
    ],
    messages: ['Food and refill requests'],
    dial911: ['A person who’s badly bitten or hurt: 911 first'],
  },
  limits: [
    'It doesn’t say what’s wrong with a pet, or whether it’s “probably fine.”',
    'It doesn’t give doses, human medicine included. It passes the question to your team.',
    'It doesn’t approve refills. It writes down pet, drug name and pharmacy for the doctor.',
  ],
  serviceType: 'Fixed Location',
  openingHours: { weekdays: ['8:00 AM', '6:00 PM'], saturday: ['9:00 AM', '1:00 PM'], sunday: null },
  hoursNote:
    'Long weekdays and a short Saturday are common. At night, callers get a person on call or the emergency hospital’s address instead of a beep.',
  calculator: { serviceCost: 160, callMinutes: 5, missedPercent: 30 },
  priceStory:
    'Your phones ring most when the lobby’s full, and half of it is refills and “are you open?” You don’t pay for those. You pay when a visit lands on the schedule, for a new puppy or the old Lab you see every spring.',
  questions: [
    {
      question: 'How does it know what’s an emergency?',
      answer:
        'You give it your list. It listens for those signs, asks your two or three questions, and rings the number you give for urgent calls. At night, it can give the caller your emergency hospital’s address instead.',
    },
    {
      question: 'Will it calm down a scared owner?',
      answer:
        'It stays slow and kind, and it doesn’t put anyone on hold. It gets to “here’s where to go” fast, and that’s what people need.',
    },
    {
      question: 'What about prescription refills?',
      answer:
        'It takes the pet’s name, the medication and the pharmacy, and sends them to you as a message. No one’s told yes before a doctor has looked.',
    },
    {
      question: 'Can techs have their own appointments?',
      answer:
        'Give nail trims and boosters their own length and times. They’re booked on the same shared calendar as the doctor’s visits.',
    },
    {
      question: 'Does it tell species apart?',
      answer:
        'It asks. If you don’t see birds or reptiles, say so, and it refers those callers before anyone drives over with an iguana.',
    },
  ],
  starter: {
    jobs: 'Exams and sick visits: 30 minutes. Nail trims: 15, with a tech. Surgery and dentals: drop-off mornings, after an exam.',
    prices: 'Exam $__, nail trim $__. Vaccines and tests are extra. We see: dogs, cats, __.',
    urgent:
      'Urgent: trouble breathing, collapse, seizure, swollen belly, can’t pee, hit by a car, poison. No advice on doses.',
    transfer:
      'By day put urgent calls through. When closed, give the emergency hospital: __. Refills: take a message.',
  },
  neighbors: ['dental', 'medical-clinic'],
};
