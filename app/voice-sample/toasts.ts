import { waitTimes } from '~/brand';
import { errorToast, statusToast } from '~/platform/forms/toast-text';

export const toasts = {
  missingBusinessName: errorToast(
    'Missing Business Name',
    'Please complete the business information step first.',
  ),
  cloneFailed: errorToast(
    'Voice Creation Failed',
    'Failed to create voice clone. You can proceed without custom voice.',
    'You can use our voice for now.',
  ),
  notYourVoice: errorToast(
    'We Can’t Tell That It’s Your Receptionist',
    'Nothing was sent, and its voice stays as it is. Open this page in the browser that created it, or open its owner’s link here first.',
  ),
  ourVoice: errorToast(
    'This Is Our Own Receptionist',
    'Its voice stays as it is. Create your receptionist first, then record your voice from its checklist.',
  ),
  voiceSaved: statusToast('Your voice sample is saved', waitTimes.ownVoice),
};
