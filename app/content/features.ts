export const includedFeatures = [
  'Answers every call, day and night',
  'Books jobs into your calendar, with travel time',
  'Puts emergencies through to you',
  'Reschedules and cancels',
  'Confirms and reminds by text and email',
  'Speaks 30+ languages',
] as const;
