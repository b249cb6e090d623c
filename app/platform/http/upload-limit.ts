export const maxUploadBytes = 10 * 1024 * 1024;
