import { expect, test } from 'vitest';

import { toasts as receptionist } from '~/receptionist/toasts';
import { toasts as voiceSample } from '~/voice-sample/toasts';
import { toasts as setUp } from './toasts';

test(
  'the toasts are those of the catalogue, letter for letter',
  { tags: ['8.1', '8.2', '8.3', '8.4', '8.5', '5.4', '5.11', '5.17', '2.trial.5'] },
  () => {
    const texts = [setUp, voiceSample, receptionist]
      .flatMap((toasts) => Object.values(toasts))
      .map(({ title, description }) => (description ? `${title} - ${description}` : title));
    for (const text of [
      'Missing Information - Please provide a website address.',
      'Extraction Failed - Failed to extract business data. Please fill in the form manually.',
      'Analysis Timed Out - Website analysis is taking too long. You can try again or fill in the form manually.',
      'Missing Business Name - Please complete the business information step first.',
      'Voice Creation Failed - Failed to create voice clone. You can proceed without custom voice.',
      'Agent Creation Failed - Failed to create your AI agent. Please try again.',
      'Please fill in all required fields',
      "Trial started successfully! - Now let's add your payment method for future billing.",
      'Error - Failed to start subscription. Please try again.',
    ])
      expect(texts).toContain(text);
  },
);
