import { errorToast, statusToast } from '~/platform/forms/toast-text';

export const toasts = {
  trialIncomplete: errorToast('Please fill in all required fields'),
  trialStarted: statusToast(
    'Trial started successfully!',
    "Now let's add your payment method for future billing.",
  ),
  subscriptionFailed: errorToast('Error', 'Failed to start subscription. Please try again.'),
};
