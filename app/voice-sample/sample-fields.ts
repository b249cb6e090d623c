export const sampleField = 'audio';

export const nameField = 'businessName';
