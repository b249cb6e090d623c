import { brand, minutes, waitTimes } from '~/brand';
import { SupportEmail } from '~/site/support-contact';
import { CarrierCodes } from '../../forwarding/carrier-codes';
import { sharedCalendar } from '~/content/shared-calendar';
import type { FaqEntry } from '../faq-entry';

export const settingUp: readonly FaqEntry[] = [
  {
    id: 'setup-time',
    question: 'How long does setup take?',
    keywords: ['how long', 'onboarding', 'install', 'start'],
    answer: (
      <>
        <p>
          About {minutes.withForwarding} minutes of your time, forwarding included. Creating {brand.product}{' '}
          takes {minutes.create} of them, sharing your calendar {minutes.calendar} and forwarding your calls{' '}
          {minutes.forwarding}. You can try it out as soon as it’s created.
        </p>
        <p>
          You get a trial number right away. {waitTimes.trialNumber} {waitTimes.permanentNumber} Once you
          share your calendar: {waitTimes.invite} {waitTimes.ownNumber} If you record a voice sample:{' '}
          {waitTimes.ownVoice}
        </p>
      </>
    ),
  },
  {
    id: 'forwarding',
    question: 'How do I forward my calls? What are my carrier’s codes?',
    keywords: ['AT&T', 'Verizon', 'T-Mobile', 'landline', 'VoIP', 'code'],
    answer: (
      <>
        <p>
          Pick up the phone you want answered and dial a short code, followed by your {brand.product} number.
          Our <a href="/testforwarding">forwarding page</a> puts the code together for you.
        </p>
        <CarrierCodes />
      </>
    ),
  },
  {
    id: 'keep-number',
    question: 'Do I have to change my phone number?',
    keywords: ['port', 'existing number', 'new number'],
    answer: (
      <p>
        No. Your customers keep calling the number they know. You forward your calls to the number we give
        you, all of them or just the ones you miss, and you can stop anytime by dialing one code. If you want
        an extra number for your website or ads, use the new one directly.
      </p>
    ),
  },
  {
    id: 'multiple-calendars',
    question: 'Can it work with more than one calendar?',
    keywords: ['Google Calendar', 'Outlook', 'team', 'several calendars'],
    answer: (
      <p>
        Yes. Share every calendar that shows when you’re busy, like your work calendar and your personal one.{' '}
        {brand.product} only offers a time when all of them are open, and puts the booking on the one you
        choose.
      </p>
    ),
  },
  {
    id: 'several-technicians',
    question: 'We have two vans. Who does it send?',
    keywords: ['technicians', 'trucks', 'crews', 'stylists', 'employees', 'team', 'dispatch', 'nearest'],
    answer: (
      <>
        <p>{sharedCalendar.technicians}</p>
        <p>
          So it fills one slot at a time: while that calendar is busy, it offers the next open time, even if
          your other van is free. It doesn’t pick the nearest technician. If each van keeps a calendar and a
          phone number of its own, set up a receptionist for each.
        </p>
      </>
    ),
  },
  {
    id: 'calendar-permission',
    question: 'What can you see when I share my calendar?',
    keywords: ['Google Calendar', 'Outlook', 'privacy', 'secure', 'share'],
    answer: (
      <>
        <p>
          You share your calendar with {brand.supportEmail} and give permission to “see all event details” (in
          Outlook, “can view all details”). We need the details, not just “busy,” because a job’s address
          tells us how long the drive to the next one takes. So that it can add bookings, {brand.product}{' '}
          sends you one invite, and you accept it once.
        </p>
        <p>
          We use what we see to find open times and drive times, and for nothing else. You can stop sharing
          anytime in your calendar’s settings, and it takes effect right away.
        </p>
      </>
    ),
  },
  {
    id: 'integrations',
    question: 'What does it work with?',
    keywords: [
      'Google Calendar',
      'Outlook',
      'Apple',
      'iCal',
      'Dentrix',
      'Eaglesoft',
      'ServiceTitan',
      'Jobber',
      'Housecall Pro',
      'CRM',
      'Zapier',
      'software',
      'API',
    ],
    answer: (
      <p>
        Google Calendar and Microsoft Outlook calendars, any phone line that can forward calls, and any
        website, with one line of code that adds a call button. If your job software keeps a Google or Outlook
        calendar up to date, it works through that calendar. It doesn’t connect directly to other software
        today, such as Dentrix or ServiceTitan. <a href="/integrations">See the lists, and ask for yours</a>.
      </p>
    ),
  },
  {
    id: 'changes',
    question: 'Can I change my hours, prices and answers later?',
    keywords: ['edit', 'update', 'script'],
    answer: (
      <p>
        Yes. Email <SupportEmail /> or call us, and we’ll change what it says. For days off you don’t need us:
        just block them on your calendar.
      </p>
    ),
  },
];
