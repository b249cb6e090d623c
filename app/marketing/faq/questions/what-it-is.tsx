import { bill, brand, waits } from '~/brand';
import { languages } from '~/content/languages';
import type { FaqEntry } from '../faq-entry';

export const whatItIs: readonly FaqEntry[] = [
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
          <li>It looks at your calendar, works out job length and travel time, and offers free times.</li>
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
          It suits people who live by appointments and cannot always pick up: trades, dentists, salons,
          clinics, attorneys, veterinarians and many others, alone or with a small team. It works whether
          customers come to you or you travel to them.
        </p>
        <p>
          It is the wrong tool if your calls are long consultations in themselves, or if you hardly get any.
          {bill.tryFirst}
        </p>
      </>
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
        Yes, if you like. Read a few lines out loud, 10 seconds at least. {waits.ownVoice} Without a recording
        it has a friendly voice of its own. You can have the recording and the voice deleted at any time; the{' '}
        <a href="/privacy#deletion">privacy policy</a> says how.
      </p>
    ),
  },
];
