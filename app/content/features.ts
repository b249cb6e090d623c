const driveTime = ', with drive time when you drive';

export const includedFeatures = [
  'Answers every call, day and night',
  `Books straight onto your calendar${driveTime}`,
  'Puts emergencies through to you',
  'Handles rescheduling and cancellations',
  'Sends confirmations and reminders by text and email',
  'Speaks 30+ languages',
] as const;

/** What is included, without drive time for a business that customers come to. */
export function featuresOf({ goesToCustomers }: { goesToCustomers: boolean }): readonly string[] {
  return includedFeatures.map((feature) => (goesToCustomers ? feature : feature.replace(driveTime, '')));
}
