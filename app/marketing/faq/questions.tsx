import type { ReactNode } from 'react';

import { brand, pricing, telHref } from '~/brand';
import { CarrierCodes } from '../forwarding/carrier-codes';
import { languages } from '~/content/languages';

/** The id is part of an address, `/faq#{id}`: never change one that is published. */
export interface FaqEntry {
  id: string;
  question: string;
  answer: ReactNode;
}

export const faq: readonly FaqEntry[] = [
  {
    id: 'what-it-is',
    question: `What is ${brand.product}?`,
    answer: (
      <p>
        A receptionist for your business phone, made of software. {brand.product} picks up when you cannot,
        talks with your callers in plain language, answers their questions and books jobs into your calendar.
        Every booking is confirmed to the caller, and you get a summary by email after each call.
      </p>
    ),
  },
  {
    id: 'how-it-works',
    question: 'How does it work?',
    answer: (
      <>
        <p>You tell it about your business once; then your calls are forwarded to its number.</p>
        <ol>
          <li>A customer calls your usual number. You pick up, or the call moves on to {brand.product}.</li>
          <li>It greets the caller with your business name and asks what they need.</li>
          <li>
            It looks into your calendar, reckons with job length and travel time, and offers free times.
          </li>
          <li>The appointment is in your calendar before the caller hangs up.</li>
        </ol>
        <p>It also moves and cancels appointments, sends reminders, and puts urgent calls through to you.</p>
      </>
    ),
  },
  {
    id: 'fit',
    question: 'Is it right for my business?',
    answer: (
      <>
        <p>
          It suits people who live from appointments and cannot always pick up: trades, dentists, salons,
          clinics, attorneys, veterinarians and many others, alone or with a small team. It works whether
          customers come to you or you travel to them.
        </p>
        <p>
          It is the wrong tool if your calls are long consultations by themselves, or if you hardly get calls.
          It costs nothing to find out: the trial is free for {pricing.trialDays} days.
        </p>
      </>
    ),
  },
  {
    id: 'setup-time',
    question: 'How fast is it set up?',
    answer: (
      <>
        <p>
          About 10 minutes of your time, in four steps: create your receptionist (5 min), share your calendar
          (3 min), get your number (1 min) and forward your calls (5 min). You can test it as soon as the
          first step is done.
        </p>
        <p>
          What you wait for: the calendar invite arrives within 2 minutes, a trial number may take up to 5
          minutes to work, and your permanent number and your own voice are ready within 24 hours.
        </p>
      </>
    ),
  },
  {
    id: 'cost',
    question: 'What does it cost?',
    answer: (
      <p>
        ${pricing.perBooking} for each job that it books. No setup fee, no per-minute charge, no base
        subscription. The first {pricing.trialDays} days are free; after that you activate for $
        {pricing.activation} and pay by card for the bookings you got. A month without a booking costs
        nothing.
      </p>
    ),
  },
  {
    id: 'billable-booking',
    question: 'What counts as a booking that I pay for?',
    answer: (
      <>
        <p>
          You pay when a caller has a new appointment in your calendar that {brand.product} made. You do not
          pay for:
        </p>
        <ul>
          <li>questions, messages, wrong numbers and sales calls;</li>
          <li>calls that it puts through to you;</li>
          <li>moving or canceling an appointment that exists already;</li>
          <li>your own test calls and everything that is booked during the trial;</li>
          <li>a booking made by mistake or twice: tell us, and we take it off the bill.</li>
        </ul>
      </>
    ),
  },
  {
    id: 'trial',
    question: 'How does the free trial work?',
    answer: (
      <>
        <p>
          It lasts {pricing.trialDays} days and includes everything: a trial number, calendar booking, texts
          and emails. Nothing is charged during the trial.
        </p>
        <p>
          A card is given to our payment provider at the start and not charged during the trial. At the end
          you are asked to activate for ${pricing.activation}. If you do not, the receptionist stops
          answering; take the forwarding off your phone and everything is as it was.
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
    id: 'human',
    question: 'Can a caller talk to a human?',
    answer: (
      <p>
        Yes. A caller who asks for a person is put through to the number you name. If you do not pick up, the
        receptionist takes a message and you have it by email and text. You decide at which hours it may put
        calls through.
      </p>
    ),
  },
  {
    id: 'unsure',
    question: 'What happens when it does not know the answer?',
    answer: (
      <p>
        It says so. It does not guess a price, promise a repair or give professional advice. It offers to take
        a message or to put the caller through to you, and the question stands in your summary, so that you
        can add the answer for next time.
      </p>
    ),
  },
  {
    id: 'mistakes',
    question: 'What if it makes a mistake?',
    answer: (
      <p>
        It can mishear a name or a street, as people do. So it repeats the important things before it books,
        and the caller gets them in the confirmation. You see every booking in the summary and can change it
        in your calendar. A booking that should not have been made is taken off your bill when you tell us.
      </p>
    ),
  },
  {
    id: 'emergencies',
    question: 'What happens in an emergency?',
    answer: (
      <p>
        You say what counts as urgent in your trade: water that cannot be shut off, a dog that does not
        breathe well. {brand.product} recognizes it, tells the caller that it is getting you, and puts the
        call through. When life is in danger it tells the caller to hang up and dial 911. It is not an
        emergency service.
      </p>
    ),
  },
  {
    id: 'closed-days',
    question: 'Does it answer on days when I am closed?',
    answer: (
      <p>
        Yes, day and night, every day of the year. It answers, but it books only into the hours that you set
        as open. For a holiday or a day off, block the day in your calendar and it offers the next free one.
      </p>
    ),
  },
  {
    id: 'staff',
    question: 'I have staff who answer the phone. Does it replace them?',
    answer: (
      <p>
        It does not have to. Forward only the calls that nobody picks up, or those that come in while the line
        is busy: your people answer as before, and {brand.product} takes the second caller, the lunch break
        and the night.
      </p>
    ),
  },
  {
    id: 'languages',
    question: 'Which languages does it speak?',
    answer: (
      <>
        <p>30+ languages. It changes over when the caller does. These are the ones it knows:</p>
        <p>{languages.join(', ')}.</p>
      </>
    ),
  },
  {
    id: 'own-voice',
    question: 'Can it speak with my voice?',
    answer: (
      <p>
        Yes, if you like. Read a few lines aloud, 10 seconds at least, and your receptionist has your voice
        within 24 hours. Without a recording it has a friendly voice of its own. You can have the recording
        and the voice deleted at any time; the <a href="/privacy#deletion">privacy policy</a> says how.
      </p>
    ),
  },
  {
    id: 'support',
    question: 'How do I reach you when I need help?',
    answer: (
      <p>
        Call <a href={telHref(brand.supportPhone)}>{brand.supportPhone}</a>, {brand.supportHours}, or write to{' '}
        <a href={`mailto:${brand.supportEmail}`}>{brand.supportEmail}</a> at any time. People answer both.
        Your receptionist itself works 24/7.
      </p>
    ),
  },
  {
    id: 'knows-ai',
    question: 'Do callers know that they talk to AI?',
    answer: (
      <p>
        It introduces itself as the receptionist of your business. A caller who asks whether it is a person
        gets a true answer, and is put through to you or leaves a message if they prefer one.
      </p>
    ),
  },
  {
    id: 'recordings',
    question: 'Are calls recorded?',
    answer: (
      <p>
        You get a written summary of each call. What we collect and keep, for how long, and how to have it
        deleted stands in the <a href="/privacy#privacy">privacy policy</a>. Some states want every party to
        agree before a call is recorded: ask us before you turn on anything that does.
      </p>
    ),
  },
  {
    id: 'several-calls',
    question: 'What if several people call at once?',
    answer: <p>Each of them is answered. Nobody hears a busy tone, and nobody is put on hold for another.</p>,
  },
  {
    id: 'spam',
    question: 'What about spam and robocalls?',
    answer: (
      <p>
        It ends them politely and does not bother you. Sales calls and wrong numbers cost nothing, since you
        pay for booked jobs only.
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
  {
    id: 'cancel',
    question: 'How do I stop?',
    answer: (
      <p>
        Dial the code that ends the forwarding, and your phone is as it was. Then tell us that you are done.
        There is no contract that runs on: without bookings there is nothing to pay.
      </p>
    ),
  },
  {
    id: 'privileged',
    question: 'May a clinic or a law office use it?',
    answer: (
      <p>
        For booking appointments, yes. It needs a name, a time and a reason in a word, so keep medical and
        legal details out of what you let it ask. Rules such as HIPAA and attorney privilege are yours to
        weigh: talk to us, and to your own adviser, first.
      </p>
    ),
  },
];

export const faqGroups: readonly { title: string; ids: readonly string[] }[] = [
  { title: 'What it is', ids: ['what-it-is', 'how-it-works', 'fit', 'staff', 'languages', 'own-voice'] },
  { title: 'What it costs', ids: ['cost', 'billable-booking', 'trial', 'cancel'] },
  {
    title: 'Setting it up',
    ids: [
      'setup-time',
      'forwarding',
      'keep-number',
      'multiple-calendars',
      'calendar-permission',
      'integrations',
      'changes',
    ],
  },
  {
    title: 'On the phone',
    ids: ['human', 'unsure', 'mistakes', 'emergencies', 'closed-days', 'several-calls', 'spam'],
  },
  { title: 'Trust', ids: ['knows-ai', 'recordings', 'privileged', 'support'] },
];
