export const messages = {
  phone: 'Please enter a 10-digit US phone number.',
  zip: 'Please enter a 5-digit ZIP code or ZIP+4.',
  state: 'Please choose a state.',
  email: 'Please enter a valid email address.',
  audio: 'Please upload an audio recording (MP3, M4A, WAV, OGG or WebM).',
  fileTooLarge: 'This file is larger than 10 MB.',
  recordingTooShort: 'Recording too short',
} as const;

export function tooLongMessage(label: string, maxCharacters: number): string {
  return `${label} is too long (${maxCharacters.toLocaleString('en-US')} characters at most).`;
}

export function missingMessage(label: string): string {
  return `Please fill in ${label}.`;
}

/** For a field within its length whose form as a whole is more than a cookie holds. */
export function tooLargeMessage(label: string): string {
  return `Together this is more than we can keep. Please shorten ${label}.`;
}
