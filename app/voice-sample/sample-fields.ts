import { maxUploadBytes } from '~/platform/forms/form-protocol';

export const sampleField = 'audio';

export const nameField = 'businessName';

export const tooLargeMessage = `This file is larger than ${maxUploadBytes / 1024 ** 2} MB.`;
