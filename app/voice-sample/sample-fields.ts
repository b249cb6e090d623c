import { maxUploadBytes } from '~/platform/forms/form-protocol';

export const sampleField = 'audio';

export const nameField = 'businessName';

/** The errors of a recording, shown at its field. */
export const sampleErrors = {
  noAudio: 'Please upload an audio recording (MP3, M4A, WAV, OGG or WebM).',
  tooShort: 'Recording too short',
  tooLarge: `This file is larger than ${maxUploadBytes / 1024 ** 2} MB.`,
} as const;
