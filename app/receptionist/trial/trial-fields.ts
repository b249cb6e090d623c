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

/** Reported by the toast; the others are required by their attributes. */
export const reportedByToast = ['name', 'email', 'address'] as const satisfies TrialField[];
