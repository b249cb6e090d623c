export const serviceTypes = ['Fixed Location', 'Travel to Customer'] as const;
export type ServiceType = (typeof serviceTypes)[number];

/** The value and what an owner would say. */
export const serviceTypeLabels: Record<ServiceType, string> = {
  'Fixed Location': 'Fixed Location: customers come to me',
  'Travel to Customer': 'Travel to Customer: I go to them',
};
