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
    'This Is Our Own Receptionist',
    'Its voice stays as it is. Create your receptionist first, then record your voice from its checklist.',
  ),
  voiceSaved: statusToast('Your voice sample is saved', waitTimes.ownVoice),
};
