export const sampleField = 'audio';

export const shortestSeconds = 10;

export const nameField = 'businessName';
