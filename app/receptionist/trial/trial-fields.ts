export const trialLabels = {
  name: 'Full Name',
  email: 'Email Address',
  address: 'Street Address',
  city: 'City',
  state: 'State',
  zipCode: 'ZIP Code',
} as const;

export type TrialField = keyof typeof trialLabels;
export type TrialValues = Record<TrialField, string>;

/** Required fields that a toast reports as missing; the others have the `required` attribute. */
export const reportedByToast = ['name', 'email', 'address'] as const satisfies TrialField[];
