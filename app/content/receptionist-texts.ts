import { brand } from '../brand';
import type { NextStepKey } from './checklist';
import { minutes, waitTimes } from './durations';

/** The step that starts the trial once the trial form was sent. */
export const addCardLabel = 'Add a card to start your trial';

/** The heading above it: the form's own message says that the trial started. */
export const cardMissingTitle = 'Your Trial Hasn’t Started Yet';

/** The last to-do after the setup, until the owner marks it as done. */
export const forwardAgain = 'When your permanent number comes, dial the code again';

/** The hint next to the button that marks it as done. We don't know whether the email has arrived. */
export const noPermanentNumberYet = 'No such email yet? Then leave this button for later.';

/** Says where callers' messages arrive. `email` is empty if this browser doesn’t know the address. */
export function messagesTo({ email, isGuess }: { email: string; isGuess: boolean }): string {
  const guess = `, our guess from your web address. If nobody reads that, write to ${brand.supportEmail}`;
  return `You get it by email${email ? ` to ${email}` : ''}${isGuess ? guess : ''}.`;
}

/** The texts of “What it knows” besides the owner's answers. */
export const knownTexts = {
  /** Stands for an answer that this browser doesn't know. */
  elsewhere: 'You’ll see it where you set it up',
  urgentNumberGiven: 'It rings the number you gave',
  /** Shown next to a description that puts urgent calls through. */
  urgentCallsDespiteNotes:
    'Your notes put calls through, but to no number: until you send us one, it takes a message.',
  urgentCallsAsSaid: 'As you said in the call',
  noPhone: 'Not given: it’s the number whose calls you forward',
  noAddress: 'Not given: it can’t tell callers where you are',
  ownVoice: waitTimes.ownVoiceShort,
  defaultVoice: 'Our default voice',
  emailIsGuess: 'Our guess from your website',
  setUpInCall: 'You set it up in a call. This page doesn’t show everything you said: call it and ask.',
  setUpElsewhere: 'It knows more than you see here: all your answers are where you set it up.',
} as const;

/** The heading's texts about the owner's calls, on the receptionist's page. */
export const callsHeadings = {
  notForwarded: 'Your calls don’t go to your receptionist yet',
  messages: 'Your receptionist takes messages for now',
  off: 'Your receptionist’s trial number is off',
} as const;

/** The texts of the trial number's card while there is none. */
export const numberTexts = {
  refresh: 'Please refresh the page in a moment.',
  atMost: 'It takes at most 5 minutes.',
  updates: 'This page updates by itself.',
  none: 'It has no phone number yet.',
  lookingUp: 'Looking its number up…',
  notOwner: 'It has no phone number yet. Only its owner can get one for it.',
  ended: 'Its time is over, so we don’t give it a trial number.',
  house: 'This is our own receptionist, so it gets no trial number.',
  message: 'For now, callers leave a message instead of getting an appointment.',
  appointment: 'Book yourself an appointment: it shows up on your calendar.',
  notForwarded: 'Unless you’ve forwarded your calls, your own phone rings as before.',
} as const;

/** The next step on the receptionist's page. */
export const nextSteps: Record<NextStepKey, { title: string; text: string }> = {
  calendar: {
    title: 'Share your calendar',
    text: `${minutes.calendar}\u00a0minutes, and callers get appointments.`,
  },
  invite: { title: 'Accept the invite', text: waitTimes.invite },
  phone: { title: 'Forward your calls', text: `${minutes.forwarding}\u00a0minutes, when you’re ready.` },
  test: { title: 'Call your own number', text: 'Do it from another phone, and hear who picks up.' },
};
