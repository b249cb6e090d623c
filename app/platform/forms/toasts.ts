/** Every toast of the product, letter for letter. */
export interface ToastText {
  tone: 'status' | 'error';
  title: string;
  description?: string;
}

/** Apart from the others, since it is the one that the browser itself has to say. */
export const notSent: ToastText = {
  tone: 'error',
  title: 'Not sent',
  description: 'We could not reach our server. Everything you entered is still here: please try again.',
};

export const toasts = {
  'missing-website': error('Missing Information', 'Please provide a website address.'),
  'extraction-failed': error(
    'Extraction Failed',
    'Failed to extract business data. Please fill in the form manually.',
  ),
  'extraction-timeout': error(
    'Analysis Timed Out',
    'Website analysis is taking too long. You can try again or fill in the form manually.',
  ),
  'nothing-found': {
    tone: 'status',
    title: 'We found no details on your website',
    description: 'Please fill in the form.',
  },
  'missing-business-name': error(
    'Missing Business Name',
    'Please complete the business information step first.',
  ),
  'clone-failed': error(
    'Voice Creation Failed',
    'Failed to create voice clone. You can proceed without custom voice.',
  ),
  'voice-saved': {
    tone: 'status',
    title: 'Your voice sample is saved',
    description: 'Your receptionist’s voice is updated within 24 hours.',
  },
  'creation-failed': error('Agent Creation Failed', 'Failed to create your AI agent. Please try again.'),
  'setup-gone': error(
    'This set-up is no longer here',
    'It was finished, or newer ones took its place. Please start again.',
  ),
  'trial-incomplete': error('Please fill in all required fields'),
  'trial-started': {
    tone: 'status',
    title: 'Trial started successfully!',
    description: "Now let's add your payment method for future billing.",
  },
  'subscription-failed': error('Error', 'Failed to start subscription. Please try again.'),
} as const satisfies Record<string, ToastText>;

export type ToastCode = keyof typeof toasts;

export function missingFieldsToast(labels: string[]): ToastText {
  return error('Missing Required Information', `Please fill in these required fields: ${labels.join(', ')}`);
}

export function isToastCode(code: unknown): code is ToastCode {
  return typeof code === 'string' && Object.hasOwn(toasts, code);
}

function error(title: string, description?: string): ToastText {
  return { tone: 'error', title, ...(description ? { description } : {}) };
}
