import { brand, minutes, waits } from '~/brand';
import { CarrierCodes } from '../../forwarding/carrier-codes';
import type { FaqEntry } from '../faq-entry';

export const settingUp: readonly FaqEntry[] = [
  {
    id: 'setup-time',
    question: 'How fast is it set up?',
    answer: (
      <>
        <p>
          About {minutes.setUp} minutes of your time. Creating your receptionist takes {minutes.create}{' '}
          minutes, sharing your calendar {minutes.calendar}, getting your number {minutes.number}. Forwarding
          your calls takes {minutes.forwarding} more, when you’re ready. You can test it as soon as it’s
          created.
        </p>
        <p>
          You get a trial number right away. {waits.trialNumber} Once you share your calendar: {waits.invite}{' '}
          {waits.ownNumber} If you record a voice sample: {waits.ownVoice}
        </p>
      </>
    ),
  },
  {
    id: 'forwarding',
    question: 'How do I forward my calls? Which codes does my carrier use?',
    answer: (
      <>
        <p>
          You dial a short code on the phone whose calls should be answered, followed by your {brand.product}{' '}
          number. Our <a href="/testforwarding">forwarding page</a> puts the code together for you.
        </p>
        <CarrierCodes />
      </>
    ),
  },
  {
    id: 'keep-number',
    question: 'Do I have to change my phone number?',
    answer: (
      <p>
        No. Your customers keep calling the number on your van. You forward your calls to the number that we
        give you, all of them or only those you miss, and you can end that at any time by dialing one code. If
        you want an extra number for your website or ads, use the new one directly.
      </p>
    ),
  },
  {
    id: 'multiple-calendars',
    question: 'Can it work with more than one calendar?',
    answer: (
      <p>
        Yes. Share each calendar that shows when you are not free, for example your work calendar and your
        private one. {brand.product} offers a time only when all of them are free, and writes the booking into
        the one you name.
      </p>
    ),
  },
  {
    id: 'calendar-permission',
    question: 'What can you see when I share my calendar?',
    answer: (
      <>
        <p>
          You share your calendar with {brand.supportEmail} and give the permission ‘see all event details’
          (in Outlook: ‘can view all details’). We need the details, not only ‘busy’, because the address of a
          job tells how long the drive to the next one takes. To write bookings down, {brand.product} sends
          you an invitation that you accept once.
        </p>
        <p>
          We use what we see to find free times and travel times, and for nothing else. You can take the
          permission back in your calendar’s settings at any moment; it works at once.
        </p>
      </>
    ),
  },
  {
    id: 'integrations',
    question: 'Which programs does it work with?',
    answer: (
      <p>
        With Google Calendar and Microsoft Outlook calendars, with every phone line that can forward calls,
        and with any website, through a line of code that adds a call button. Job software that keeps a Google
        or Outlook calendar up to date works through that calendar. There is no direct connection to other
        programs today.
      </p>
    ),
  },
  {
    id: 'changes',
    question: 'Can I change my hours, prices and answers later?',
    answer: (
      <p>
        Yes. Write to <a href={`mailto:${brand.supportEmail}`}>{brand.supportEmail}</a> or call us, and we
        change what it says. Days off need no message: block them in your calendar.
      </p>
    ),
  },
];
