/** The recorder's button in each of its states. */
export const recorderLabels = {
  idle: 'Click here to record',
  starting: 'Cancel',
  recording: 'Stop Recording',
  stopped: 'One moment…',
  'too-short': 'Record Again',
  success: 'Re-record',
} as const;

/** The texts next to the recorder's button, and below. */
export const recorderTexts = {
  asking: 'Your browser is asking if we can use your microphone.',
  keepGoing: 'Keep going for at least 10 seconds.',
  longEnough: 'You can stop now or keep reading.',
  tooShort: 'Recording too short',
  complete: 'Recording complete',
  readMore: 'We need 10, so read one more quote.',
  barelyHeard: 'We could barely hear you. Listen first, or re-record closer up.',
  heard: 'We hear you.',
  quiet: 'It’s quiet now.',
  notHeard: 'We can’t hear you yet. Speak up a little.',
} as const;

const cannotStart = 'Failed to start recording. Please check your microphone.';

/** Why a recording didn't begin or ended, and what helps. */
export const recorderProblems = {
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
} as const;
