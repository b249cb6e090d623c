/** The honeypot's field name. Browsers have no saved value for it. */
export const honeypotField = 'remarks';
