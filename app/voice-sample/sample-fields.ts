import { maxUploadBytes } from '~/platform/forms/form-protocol';

export const sampleField = 'audio';

export const nameField = 'businessName';

/** The errors of a recording, shown at its field. */
export const sampleErrors = {
  noAudio: 'Please upload an audio recording (MP3, M4A, WAV, OGG or WebM).',
  /** Beside `noAudio`, for a file that isn't one. */
  unreadable: 'We can’t play that file. Record it again, or save it as MP3 or M4A.',
  tooShort: 'Recording too short',
  tooLarge: `This file is larger than ${maxUploadBytes / 1024 ** 2} MB.`,
} as const;
