import { pricingCopy, brand, waitTimes } from '~/brand';
import { languages } from '~/content/languages';
import { otherReceptionists, withoutPrices } from '~/content/other-receptionists';
import { SpanishCall } from '../../sample-calls/spanish-call';
import type { FaqEntry } from '../faq-entry';

export const whatItIs: readonly FaqEntry[] = [
  {
    id: 'what-it-is',
    question: `What is ${brand.product}?`,
    keywords: ['AI', 'bot', 'virtual receptionist', 'answering service'],
    answer: (
      <p>
        It’s an AI receptionist for your business phone. When you can’t pick up, {brand.product} does. It
        talks with your callers like a person would, answers their questions and books jobs on your calendar.
        Callers get a confirmation for every booking, and you get an email summary after every call.
      </p>
    ),
  },
  {
    id: 'how-it-works',
    question: 'How does it work?',
    keywords: ['how do I', 'steps'],
    answer: (
      <>
        <p>You tell it about your business once, then forward your calls to its number.</p>
        <ol>
          <li>A customer calls your usual number. You pick up, or the call goes to {brand.product}.</li>
          <li>It greets the caller with your business name and asks what they need.</li>
          <li>It checks your calendar, figures in job length and drive time, and offers open times.</li>
          <li>The appointment is on your calendar before the caller hangs up.</li>
        </ol>
        <p>It also moves and cancels appointments, sends reminders, and puts urgent calls through to you.</p>
      </>
    ),
  },
  {
    id: 'fit',
    question: 'Is it right for my business?',
    keywords: ['solo', 'small business', 'industry', 'trade'],
    answer: (
      <>
        <p>
          It’s made for people who run on appointments and can’t always get to the phone:{' '}
          <a href="/for">trades</a>, <a href="/for/dental">dentists</a>, <a href="/for/hair-salon">salons</a>,{' '}
          <a href="/for/medical-clinic">clinics</a>, <a href="/for/legal">attorneys</a>,{' '}
          <a href="/for/veterinary">veterinarians</a> and many more, solo or with a small team. It doesn’t
          matter whether customers come to you or you go to them.
        </p>
        <p>
          It’s the wrong tool if most of your calls are long consultations, or if your phone hardly rings.{' '}
          {pricingCopy.tryFirst}
        </p>
      </>
    ),
  },
  {
    id: 'voicemail',
    question: 'How is it better than voicemail or an answering service?',
    keywords: ['voicemail', 'voice mail', 'answering machine', 'compare'],
    answer: (
      <p>
        Voicemail waits for you to call back. {brand.product} answers the question and books the appointment
        while the caller is still on the line. An answering service has people, and that’s sometimes better:{' '}
        <a href="/compare">compare what they cost and where we lose</a>.
      </p>
    ),
  },
  {
    id: 'other-ai',
    question: 'How does it compare with other AI receptionists?',
    keywords: [...otherReceptionists.map(({ name }) => name), ...withoutPrices, 'competitor', 'alternative'],
    answer: (
      <p>
        The <a href="/compare#other-ai">comparison</a> names them, with what each charges for 30, 60 and 200
        calls, how to try it and when to choose it: {otherReceptionists.map(({ name }) => name).join(', ')}.
        Each figure has its source and date.
      </p>
    ),
  },
  {
    id: 'staff',
    question: 'I have staff who answer the phone. Does it replace them?',
    keywords: ['replace', 'employee', 'front desk'],
    answer: (
      <p>
        It doesn’t have to. Forward just the calls nobody picks up, or the ones that come in while the line is
        busy. Your people answer the way they always have, and {brand.product} takes the second caller, the
        lunch break and the night.
      </p>
    ),
  },
  {
    id: 'languages',
    question: 'What languages does it speak?',
    keywords: ['accent', 'language'],
    answer: (
      <>
        <p>
          30+ languages, and it switches when the caller does. <a href="#spanish">Hear a call in Spanish</a>.
          Here’s the list:
        </p>
        <p>{languages.join(', ')}.</p>
      </>
    ),
  },
  {
    id: 'spanish',
    question: 'Does it answer in Spanish?',
    keywords: ['español', 'bilingual', 'bilingüe', 'Latino', 'Hispanic'],
    answer: (
      <>
        <p>
          Yes. Here a made-up plumber’s receptionist answers in English, hears Spanish and stays with it. The
          ticket is what the plumber finds.
        </p>
        <SpanishCall />
      </>
    ),
  },
  {
    id: 'own-voice',
    question: 'Can it speak in my voice?',
    keywords: ['clone', 'my voice', 'recording'],
    answer: (
      <p>
        Yes, if you’d like. Read a few lines out loud, for at least 10 seconds. {waitTimes.ownVoice} Without a
        recording, it uses a friendly voice of its own. You can have the recording and the voice deleted
        anytime; the <a href="/privacy#deletion">privacy policy</a> tells you how.
      </p>
    ),
  },
];
