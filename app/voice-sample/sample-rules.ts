export const sampleField = 'audio';

export const shortestSeconds = 10;

/** A recorder stops its file up to some tenths of a second before the clock that the visitor sees. */
const tolerance = 0.25;

/** For browser and server, on the length that the file has. */
export function isLongEnough(seconds: number): boolean {
  return seconds >= shortestSeconds - tolerance;
}

export const nameField = 'businessName';
