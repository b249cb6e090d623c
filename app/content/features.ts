export const includedFeatures = [
  'Answers every call, day and night',
  'Books straight onto your calendar, with drive time when you drive',
  'Puts emergencies through to you',
  'Handles rescheduling and cancellations',
  'Sends confirmations and reminders by text and email',
  'Speaks 30+ languages',
] as const;
