import { brand, supportHours } from '~/brand';
import { minutes, waitTimes } from './durations';
import { pricingCopy } from './pricing-copy';

/** The texts of the page where a setup starts. */
export const startTexts = {
  intro: `Two ways to create it, about ${minutes.create} minutes each. ${pricingCopy.tryFirst}`,
  form: 'Give us your website address and check the details we find. No website? Type them in.',
  voice:
    'Talk it through with our setup assistant. It asks about your business and fills everything in for you.',
  /** Without scripts, the page that follows offers the phone instead of the call. */
  voiceNeeds: {
    scripted: 'Needs a microphone',
    unscripted: `Needs scripts, which are off in this browser. Without them, you set it up with us over the phone, ${supportHours}.`,
  },
  video: 'How setup works, in under a minute.',
  /** What an unfinished setup continues with, if the step's name doesn't say it. */
  readAgain: 'Read your website again',
  finish: 'Finish creating it',
  discardQuestion: 'Discard this draft?',
  discard: 'Discarding deletes what you entered in this setup. You can’t undo this.',
  keepsReceptionist: 'Your receptionist stays as it is.',
  keepsThree:
    'This browser remembers three receptionists at most. One more replaces the one you changed longest ago, so get that one’s owner’s link first: choose “Open on another device” on its page.',
  /** The part of an unfinished setup that is saved. With scripts, the business step is also saved without a button. */
  saved: {
    scripted: 'Everything you entered about your business',
    unscripted: 'Everything up to the last button you tapped',
  },
  savedAddress: 'Your web address',
  /** SAMPLE CONTENT: delete this note with the sample quote. */
  sampleReview: 'A sample review, until our clients’ own replace it.',
} as const;

/** The texts of the setup call's page. */
export const setupCallTexts = {
  intro: `Our setup assistant asks about your business, like a new hire on the first day. About ${minutes.create} minutes later you can call your ${brand.product}.`,
  phone: (salesRep: string | undefined) =>
    `Call us${salesRep ? ` and ask for ${salesRep},` : ''} and we’ll set it up together over the phone, ${supportHours}.`,
  orPhone: (salesRep = 'us') => `Or set it up with ${salesRep} over the phone, ${supportHours}:`,
  handy: [
    'Your business name, address and email address',
    'Your business hours, and when you don’t want bookings',
    'How long jobs usually take, and what customers ask before they book',
  ],
  done: 'That’s all we need.',
  finishing: 'Your receptionist is ready. We’re getting its phone number…',
  finished: 'Opening your receptionist…',
  /**
   * The widget's texts after a call, by the widget's names for them. Only the assistant knows whether the setup was finished.
   */
  ended: (formLabel: string) => ({
    user_ended_conversation: `You ended the call. Your receptionist isn’t set up yet. Start another call, or use ${formLabel}.`,
    agent_ended_conversation: `The call ended. If your receptionist doesn’t open, it isn’t set up yet. Start another call, or use ${formLabel}.`,
  }),
} as const;

/** The texts of the website step, and of the view that is shown while the website is read. */
export const websiteTexts = {
  address: 'Type it in, and we find your details there. You check them next.',
  email: 'So we can reach you about this receptionist.',
  lookedFor: ['Your name, phone and address', 'Your hours', 'What you do'],
  late: 'This is taking longer than usual. We stop trying soon.',
  /** Without scripts, the browser stays on the page while the website is read. */
  stays: 'This page waits that long.',
  /** The view with scripts, after the seconds that it can take. */
  keepOpen: 'Keep this page open until then.',
  lost: (address: string) => `We stopped reading ${address} when the page closed. Read it again?`,
  skip: 'Don’t want to wait? Type it in yourself: nothing you entered is lost.',
} as const;

/** The texts of the business step. */
export const businessTexts = {
  checkName: 'Is this your business’s name? It looks like your web address.',
  guess: 'Our guess, please check.',
  stateGuess: 'Our guess from your state, please check.',
  deviceGuess: 'Our guess from this device, please check.',
  websiteGuess: 'Our guess from your website, please check.',
  needed: 'Needed before we create your receptionist.',
  neededLater: 'Needed. You can also choose it on the last step.',
  emailGuess: 'Call summaries go there. Nobody reads it? Change it.',
  guessesHours: 'Your hours below follow from the trade.',
  suggest: '“Show suggestions” offers a few lines to start with. What you typed stays.',
  suggestAgain: 'Chose another? Tap “Show suggestions” again.',
  tradeMissing: 'Choose what you do first. We have no suggestions for other trades.',
  starters: 'Fill in the blanks and add what fits. Then change what’s different at your place.',
  unfilled: 'Fill in the blanks to add this line.',
  needsNumber: 'This line needs the number for urgent calls below.',
  consent: 'Send me text messages about my receptionist and its bookings',
  consentTerms:
    '(optional). Message frequency varies. Message and data rates may apply. Reply STOP to opt out, HELP for help.',
  saves: 'Each button on this page saves what you entered.',
} as const;

/** The texts of the voice step. */
export const voiceTexts = {
  unanswered: 'Still needed before we create your receptionist:',
  ours: 'Warm, clear and unhurried. You can record yours later.',
  skipped: '“Skip Voice” goes on with this voice.',
  own: `Read a few lines out loud. ${waitTimes.ownVoice} Until then callers hear ours.`,
  upload: 'Record yourself with your phone’s voice memo app, then upload the file.',
  record:
    'Find a quiet spot. Read these lines or a few of the quotes below them, the way you talk on the phone. 10 to 15 seconds is enough.',
  saved: 'The voice you recorded is ready.',
  learning: `We’re learning your voice. ${waitTimes.cloning}`,
  learningAndCreating: `We’re learning your voice, then creating your receptionist. ${waitTimes.cloning}`,
} as const;

/** The texts of the review, and of the view that is shown while the receptionist is created. */
export const creationTexts = {
  missing: 'Not given: needed before we create your receptionist',
  learned: ['What you do, and where', 'When you’re open', 'How to book a job'],
  wait: 'This takes a few seconds. Keep this page open. If it closes, come back and try again: you won’t get two.',
} as const;
