export const blogTeasers = [
  {
    title: 'How Attorneys Benefit From an AI Receptionist',
    text: 'People with a legal problem rarely leave a voicemail. They call the next name on the list.',
  },
  {
    title: 'Stop Losing Business After Hours',
    text: 'The calls that come in after five are often the ones that pay best. Here’s how to keep them.',
  },
  {
    title: 'Five Ways an AI Receptionist Fills Your Calendar',
    text: 'From reminders people answer to gaps that fill themselves.',
  },
] as const;
