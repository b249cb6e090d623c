import { waitTimes } from '~/brand';
import { errorNotice, statusNotice } from '~/platform/forms/notice';

export const notices = {
  missingBusinessName: errorNotice(
    'Missing Business Name',
    'Please complete the business information step first.',
  ),
  cloneFailed: errorNotice(
    'Voice Creation Failed',
    'Failed to create voice clone. You can proceed without custom voice.',
    'You can use our voice for now.',
  ),
  voiceGone: errorNotice(
    'Your Recording Isn’t Here Anymore',
    'Nothing was created. Please record your voice again, or use ours for now.',
  ),
  notYourVoice: errorNotice(
    'We Can’t Tell That It’s Your Receptionist',
    'Nothing was sent, and its voice stays as it is. Open this page in the browser that created it, or open its owner’s link here first.',
  ),
  ourVoice: errorNotice(
    'This Is Our Own Receptionist',
    'Its voice stays as it is. Create your receptionist first, then record your voice from its checklist.',
  ),
  voiceSaved: statusNotice('Your voice sample is saved', waitTimes.ownVoice),
};

export const sampleErrors = {
  noAudio: 'Please upload an audio recording (MP3, M4A, WAV, OGG or WebM).',
  tooShort: 'Recording too short',
};
