import { withScripts } from './statement';
import type { Statements } from './statement';

const recorder = 'The recorder needs scripts; without them the sample is a file upload.';
const copying = 'Copying needs scripts; without them the text is there to be selected.';

/** The error catalogue. */
export const errors: Statements = {
  '8.1':
    "'Extraction Failed - Failed to extract business data. Please fill in the form manually.'; on to step 3.",
  '8.2':
    "'Analysis Timed Out - Website analysis is taking too long. You can try again or fill in the form manually.'",
  '8.3': "'Voice Creation Failed - Failed to create voice clone. You can proceed without custom voice.'",
  '8.4': "'Agent Creation Failed - Failed to create your AI agent. Please try again.'",
  '8.5': "'Error', 'Failed to start subscription. Please try again.'; the button is enabled again.",
  '8.6': withScripts("'Microphone access is required for voice recording.'", recorder),
  '8.7': withScripts("'Failed to start recording. Please check your microphone.'", recorder),
  '8.8':
    "Phone problems: the named texts with 'Please refresh the page in a moment.' under 'Phone Setup In Progress'.",
  '8.9': "No number and no error: 'Phone number assignment in progress'; contact support if it persists.",
  '8.10': "'No agent ID provided in the URL.' with a button to /create-agent.",
  '8.11': 'Session expired: the card, then /trial-signup after 2 s.',
  '8.12': withScripts(
    "'Copy failed' with 'Please copy the email manually.'; success 'Email copied!'",
    copying,
  ),
  '8.13': withScripts(
    "'Copy failed' with 'Please copy the widget code manually.'; 'Widget code copied!'",
    copying,
  ),
  '8.14': "Audio unsupported: 'Your browser does not support the audio element.'",
  '8.15': 'Unknown route: the 404 page.',
  '8.16':
    "Failures of logging or of payment-redirect storage are swallowed and go to the server's log alone.",
};
