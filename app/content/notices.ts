import { questionOf } from '~/domain/business-questions';
import type { QuestionName } from '~/domain/business-questions';
import { waitTimes } from './durations';
import { pricingCopy } from './pricing-copy';
import { blanksMessage } from './form-errors';

// Each notice is a `Notice` of app/platform/forms/notice.ts, where its parts are explained.

/** The notices of the setup. */
export const setupNotices = {
  noWebsiteTyped: {
    tone: 'status',
    title: 'You typed no website',
    description:
      'That’s fine: type your details in here. If you do have a website, go back and we read it for you.',
  },
  missingWebsite: {
    tone: 'error',
    title: 'Missing Information',
    description: 'Please provide a website address.',
  },
  readingFailed: {
    tone: 'error',
    title: 'Extraction Failed',
    description: 'Failed to extract business data. Please fill in the form manually.',
  },
  readingTimeout: {
    tone: 'error',
    title: 'Analysis Timed Out',
    description: 'Website analysis is taking too long. You can try again or fill in the form manually.',
  },
  nothingFound: {
    tone: 'status',
    title: 'We couldn’t find details on your website',
    description: 'Please fill in the form.',
  },
  creationFailed: {
    tone: 'error',
    title: 'Agent Creation Failed',
    description: 'Failed to create your AI agent. Please try again.',
    note: 'Nothing you typed is lost.',
  },
  blanksLeft: {
    tone: 'error',
    title: 'Business Description',
    description: `${blanksMessage} The receptionist would read them out to callers.`,
  },
  savedInOtherTab: {
    tone: 'error',
    title: 'Another tab saved different answers',
    description:
      'What you typed here isn’t lost, but it isn’t saved yet. Compare it with the lines that begin with “In your other tab,” then send it again to keep what this page shows.',
  },
  setupDiscarded: {
    tone: 'status',
    title: 'Draft discarded',
    description: 'What you entered in it is deleted.',
  },
  setupGone: {
    tone: 'error',
    title: 'This setup isn’t here anymore',
    description:
      'You discarded it, it’s finished, you’ve started newer ones since, or it’s on another device.',
  },
} as const;

/** Names the required fields that are empty, with links to them in the form at `path`; by default, on the same page. */
export function missingFieldsNotice(names: readonly QuestionName[], path = '') {
  return {
    tone: 'error' as const,
    title: 'Missing Required Information',
    description: 'Please fill in these required fields:',
    fields: names.map((name) => ({ label: questionOf(name).label, href: `${path}#business-${name}` })),
  };
}

/** The notices of the owner's pages. */
export const receptionistNotices = {
  claimed: {
    tone: 'status',
    title: 'Your receptionist is on this device, too',
    description: 'Here you can record your voice, get your trial number, and mark steps.',
  },
  /** Its description says what the newer link says. */
  updated: { tone: 'status', title: 'Updated from your other device' },
  olderLink: {
    tone: 'status',
    title: 'That link is older than what this device knows',
    description: 'Nothing changed.',
  },
  trialIncomplete: { tone: 'error', title: 'Please fill in all required fields' },
  trialStarted: {
    tone: 'status',
    title: 'Trial started successfully!',
    description: "Now let's add your payment method for future billing.",
    note: pricingCopy.cardIsNext,
  },
  checkoutLeft: {
    tone: 'status',
    title: 'We haven’t received a card yet.',
    description: 'If you left the checkout early, nothing was charged.',
  },
  subscriptionRefused: {
    tone: 'error',
    title: 'Error',
    description: 'Failed to start subscription. Please try again.',
    note: 'Nothing was charged.',
  },
  subscriptionUnknown: {
    tone: 'error',
    title: 'Error',
    description: 'Failed to start subscription. Please try again.',
    note: 'We didn’t get an answer from our payment provider. Trying again never charges you twice.',
  },
} as const;

/** The notices about a recording of the owner's voice. */
export const voiceNotices = {
  missingBusinessName: {
    tone: 'error',
    title: 'Missing Business Name',
    description: 'Please complete the business information step first.',
  },
  cloneFailed: {
    tone: 'error',
    title: 'Voice Creation Failed',
    description: 'Failed to create voice clone. You can proceed without custom voice.',
    note: 'You can use our voice for now.',
  },
  voiceGone: {
    tone: 'error',
    title: 'Your Recording Isn’t Here Anymore',
    description: 'Nothing was created. Please record your voice again, or use ours for now.',
  },
  notYourVoice: {
    tone: 'error',
    title: 'We Can’t Tell That It’s Your Receptionist',
    description:
      'Nothing was sent, and its voice stays as it is. Open this page in the browser that created it, or open its owner’s link here first.',
  },
  ourVoice: {
    tone: 'error',
    title: 'This Is Our Own Receptionist',
    description:
      'Its voice stays as it is. Create your receptionist first, then record your voice from its checklist.',
  },
  voiceSaved: { tone: 'status', title: 'Your voice sample is saved', description: waitTimes.ownVoice },
} as const;
