export interface Tile {
  icon: TileIcon;
  title: string;
  text: string;
}

export type TileIcon = 'calendar' | 'urgent' | 'question' | 'move' | 'reminder' | 'languages';

export const includedTiles: readonly Tile[] = [
  {
    icon: 'calendar',
    title: 'Books the job',
    text: 'Into the calendar you already use, with the drive, traffic included.',
  },
  {
    icon: 'urgent',
    title: 'Knows an emergency',
    text: 'A burst pipe reaches you at 2 AM. A dripping faucet gets a time tomorrow.',
  },
  {
    icon: 'question',
    title: 'Answers first questions',
    text: 'Prices, service area, hours: what you told it.',
  },
  {
    icon: 'move',
    title: 'Moves and cancels',
    text: 'Callers do it by phone, and your calendar keeps up.',
  },
  {
    icon: 'reminder',
    title: 'Confirms and reminds',
    text: 'By text and email: reminders for clients, a summary for you.',
  },
  {
    icon: 'languages',
    title: 'Speaks 30+ languages',
    text: 'The caller speaks, your receptionist answers in the same language.',
  },
];

export const plumbingTiles: readonly Tile[] = [
  {
    icon: 'urgent',
    title: 'Drip or flood?',
    text: 'It asks where the water is and whether it is shut off. Floods, gas and sewage come straight through to you.',
  },
  {
    icon: 'calendar',
    title: 'Drive time counted',
    text: 'From the job before to the next address, with traffic. No two ends of town in one hour.',
  },
  {
    icon: 'question',
    title: 'The usual questions',
    text: 'Your service fee, your area, whether you do septic. You decide what it says.',
  },
  {
    icon: 'move',
    title: 'Jobs that run late',
    text: 'Callers can move their own appointment by phone when the day slips.',
  },
  {
    icon: 'reminder',
    title: 'Notes before you knock',
    text: 'A text after each call: who, where, what leaks, whether there is a dog.',
  },
  {
    icon: 'languages',
    title: 'Spanish, and 30+ languages',
    text: 'It answers in the language of the caller. No menu, no “press two”.',
  },
];
