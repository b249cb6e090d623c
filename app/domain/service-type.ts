/** Where the work is done: at the business, or at the customer's. */
export const serviceTypes = ['Fixed Location', 'Travel to Customer'] as const;
export type ServiceType = (typeof serviceTypes)[number];
