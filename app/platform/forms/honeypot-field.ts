/** A name that no browser has something saved for. */
export const honeypotField = 'remarks';
