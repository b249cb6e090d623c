export const includedFeatures = [
  'Answers every call, day and night',
  'Books jobs on your calendar, with drive time built in',
  'Puts emergencies through to you',
  'Handles rescheduling and cancellations',
  'Sends confirmations and reminders by text and email',
  'Speaks 30+ languages',
] as const;
