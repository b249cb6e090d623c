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
  /** False if it gave no number for urgent calls. */
  takesUrgentCalls: boolean;
}

/** The features of a business: no drive time if customers come to it, no emergencies without a number for them. */
export function featuresOf({ goesToCustomers, takesUrgentCalls }: Business): readonly string[] {
  return includedFeatures.map((feature) => {
    if (feature === emergencies && !takesUrgentCalls)
      return `${emergencies}, once it has your number for them`;
    return goesToCustomers ? feature : feature.replace(driveTime, '');
  });
}
