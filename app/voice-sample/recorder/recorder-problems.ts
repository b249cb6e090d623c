export type RecorderProblem = 'denied' | 'missing' | 'busy' | 'unplugged' | 'unanswered' | 'failed';

interface ProblemText {
  message: string;
  advice: string;
}

const cannotStart = 'Failed to start recording. Please check your microphone.';

export const problemTexts: Record<RecorderProblem, ProblemText> = {
  denied: {
    message: 'Microphone access is required for voice recording.',
    advice:
      'Allow the microphone for this site in your browser’s address bar and try again, or upload a recording.',
  },
  missing: {
    message: cannotStart,
    advice: 'We couldn’t find one on this device. Connect one and try again, or upload a recording.',
  },
  busy: {
    message: cannotStart,
    advice: 'Another program may be using it. Close that one and try again, or upload a recording.',
  },
  unplugged: {
    message: 'The microphone was disconnected while you were recording.',
    advice: 'Connect it and record again, or upload a recording.',
  },
  unanswered: {
    message: 'Your browser is still waiting for you to allow the microphone.',
    advice: 'Look for the prompt near the address bar, answer it and try again, or upload a recording.',
  },
  failed: { message: cannotStart, advice: 'Then try again, or upload a recording.' },
};

const problemsByErrorName: Record<string, RecorderProblem | undefined> = {
  NotAllowedError: 'denied',
  SecurityError: 'denied',
  NotFoundError: 'missing',
  OverconstrainedError: 'missing',
  NotReadableError: 'busy',
  AbortError: 'busy',
};

export function toRecorderProblem(error: unknown): RecorderProblem {
  const name = typeof error === 'object' && error !== null && 'name' in error ? String(error.name) : '';
  return problemsByErrorName[name] ?? 'failed';
}
