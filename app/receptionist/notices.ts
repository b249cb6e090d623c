import { pricingCopy } from '~/brand';
import { errorNotice, statusNotice } from '~/platform/forms/notice';

export const notices = {
  claimed: statusNotice('Your receptionist is on this device, too', 'This browser can act as its owner now.'),
  trialIncomplete: errorNotice('Please fill in all required fields'),
  trialStarted: statusNotice(
    'Trial started successfully!',
    "Now let's add your payment method for future billing.",
    pricingCopy.oneStepLeft,
  ),
  checkoutLeft: statusNotice(
    'We haven’t received a card yet.',
    'If you left the checkout early, nothing was charged.',
  ),
  subscriptionRefused: errorNotice(
    'Error',
    'Failed to start subscription. Please try again.',
    'Nothing was charged.',
  ),
  subscriptionUnknown: errorNotice(
    'Error',
    'Failed to start subscription. Please try again.',
    'We didn’t get an answer from our payment provider. Trying again never charges you twice.',
  ),
};
