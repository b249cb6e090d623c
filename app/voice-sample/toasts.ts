import { waits } from '~/brand';
import { errorToast, statusToast } from '~/platform/forms/toast-text';

export const toasts = {
  missingBusinessName: errorToast(
    'Missing Business Name',
    'Please complete the business information step first.',
  ),
  cloneFailed: errorToast(
    'Voice Creation Failed',
    'Failed to create voice clone. You can proceed without custom voice.',
  ),
  voiceSaved: statusToast('Your voice sample is saved', waits.ownVoice),
};
