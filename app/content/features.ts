const driveTime = ', with drive time when you drive';
const emergencies = 'Puts emergencies through to you';

export const includedFeatures = [
  'Answers every call, day and night',
  `Books straight onto your calendar${driveTime}`,
  emergencies,
  'Handles rescheduling and cancellations',
  'Sends confirmations and reminders by text and email',
  'Speaks 30+ languages',
] as const;

interface Business {
  goesToCustomers: boolean;
  /** Whether it gave a number for urgent calls; `undefined` if that's unknown. */
  hasUrgentNumber: boolean | undefined;
}

/** The features of a business: no drive time if customers come to it, no emergencies without a number for them. */
export function featuresOf({ goesToCustomers, hasUrgentNumber }: Business): readonly string[] {
  return includedFeatures.map((feature) => {
    if (feature === emergencies && hasUrgentNumber === false)
      return `${emergencies}, once it has your number for them`;
    return goesToCustomers ? feature : feature.replace(driveTime, '');
  });
}
