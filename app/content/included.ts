interface Tile {
  icon: TileIcon;
  title: string;
  text: string;
  link?: { href: string; label: string };
}

type TileIcon = 'calendar' | 'urgent' | 'question' | 'move' | 'reminder' | 'languages';

/** The link to the answer of the FAQ that has the recorded call. */
export const spanishCall = { href: '/faq#spanish', label: 'Hear a call in Spanish' };

export const includedTiles: readonly Tile[] = [
  {
    icon: 'calendar',
    title: 'Books the Job',
    text: 'On the calendar you already use, with drive time and traffic built in.',
  },
  {
    icon: 'urgent',
    title: 'Spots Emergencies',
    text: 'A burst pipe reaches you at two in the morning. A dripping faucet gets a time tomorrow.',
  },
  {
    icon: 'question',
    title: 'Answers Common Questions',
    text: 'Prices, service area, hours: whatever you tell it.',
  },
  {
    icon: 'move',
    title: 'Reschedules and Cancels',
    text: 'Callers just call, and your calendar stays up to date.',
  },
  {
    icon: 'reminder',
    title: 'Confirms and Reminds',
    text: 'Texts and emails for your clients. An email summary of every call for you.',
  },
  {
    icon: 'languages',
    title: 'Speaks 30+ Languages',
    text: 'It answers in whatever language your caller speaks.',
    link: spanishCall,
  },
];

/** The ticket of the recorded call in Spanish. */
export const spanishTicket = {
  day: 'Wednesday',
  title: 'Slow kitchen drain',
  rows: [
    { label: 'When', value: '9:00 to 10:00 AM' },
    { label: 'Where', value: '128 Camino Real, San Marcos' },
    { label: 'Notes', value: 'Other drains are fine. Speaks Spanish.' },
  ],
} as const;

export const plumbingTiles: readonly Tile[] = [
  {
    icon: 'urgent',
    title: 'Tells a Drip From a Flood',
    text: 'It asks where the water is and if it’s shut off. Floods and sewage ring you, gas goes to 911.',
  },
  {
    icon: 'calendar',
    title: 'Drive Time Built In',
    text: 'From one job to the next, traffic included. Never both ends of town in the same hour.',
  },
  {
    icon: 'question',
    title: 'The Usual Questions',
    text: 'Your service fee, your area, whether you do septic. You decide what it says.',
  },
  {
    icon: 'move',
    title: 'Jobs That Run Late',
    text: 'When your day slips, customers can move their own appointment with a call.',
  },
  {
    icon: 'reminder',
    title: 'Notes Before You Knock',
    text: 'An email summary of every call: who, where, what’s leaking and if there’s a dog.',
  },
  {
    icon: 'languages',
    title: '30+ Languages, Spanish Too',
    text: 'It answers in whatever language your caller speaks. No menu, no “press two.”',
    link: spanishCall,
  },
];
