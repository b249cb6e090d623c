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

/** Required fields that a notice reports as missing. They aren't `required` in HTML: the browser's bubble would hide the notice. */
export const reportedByNotice = ['name', 'email', 'address'] as const satisfies TrialField[];

/** The HTML constraints of the other fields. */
export const nativeConstraints = {
  city: { required: true },
  state: { required: true },
  zipCode: { required: true },
};
