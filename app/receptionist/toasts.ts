import { errorToast, statusToast } from '~/platform/forms/toast-text';

export const toasts = {
  claimed: statusToast('This browser is yours now', 'You can change your receptionist here, too.'),
  trialIncomplete: errorToast('Please fill in all required fields'),
  trialStarted: statusToast(
    'Trial started successfully!',
    "Now let's add your payment method for future billing.",
    'Your details are saved.',
  ),
  checkoutLeft: statusToast(
    'We haven’t received a card yet.',
    'If you left the checkout early, nothing was charged.',
  ),
  subscriptionRefused: errorToast(
    'Error',
    'Failed to start subscription. Please try again.',
    'Nothing was charged.',
  ),
  subscriptionUnknown: errorToast(
    'Error',
    'Failed to start subscription. Please try again.',
    'We didn’t get an answer from our payment provider. Trying again never charges you twice.',
  ),
};
