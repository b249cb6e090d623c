export const serviceTypes = ['Fixed Location', 'Travel to Customer'] as const;
export type ServiceType = (typeof serviceTypes)[number];
