/** Name of the form field that carries the recording. */
export const sampleField = 'audio';

/** Seconds that a sample must have. */
export const shortestSeconds = 10;

/** Name of the form field that asks for the business. */
export const nameField = 'businessName';
