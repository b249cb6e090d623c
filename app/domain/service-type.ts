export const serviceTypes = ['Fixed Location', 'Travel to Customer'] as const;
export type ServiceType = (typeof serviceTypes)[number];

export const serviceTypeHint = 'Fixed Location: customers come to you. Travel to Customer: you go to them.';
