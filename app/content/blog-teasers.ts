export const blogTeasers = [
  {
    title: 'How attorneys benefit from an AI receptionist',
    text: 'A caller with a legal problem rarely leaves a voicemail. They call the next name on the list.',
  },
  {
    title: 'Stop losing business after hours',
    text: 'The calls that come after five are often the ones that pay best. Here is how to keep them.',
  },
  {
    title: 'Five ways an AI receptionist fills your calendar',
    text: 'From reminders that get answered to gaps that close themselves.',
  },
] as const;
