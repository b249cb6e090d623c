import { brand, minutes, waitTimes } from '~/brand';

interface ChecklistStep {
  group: keyof typeof checklistGroups;
  title: string;
  minutes: number;
  place: 'On your phone' | 'On a computer' | 'Phone or computer';
}

/** The headings of the checklist, in page order: what calls need, the test, and what they don't need. */
export const checklistGroups = {
  needed: 'Needed for Calls and Bookings',
  test: 'Then Hear It Yourself',
  optional: 'Optional',
} as const;

const steps = {
  calendar: {
    group: 'needed',
    title: 'Connect your calendar',
    minutes: minutes.calendar,
    place: 'Phone or computer',
  },
  invite: {
    group: 'needed',
    title: 'Accept the invite',
    minutes: minutes.invite,
    place: 'On your phone',
  },
  phone: {
    group: 'needed',
    title: 'Get your number and forward calls',
    minutes: minutes.number + minutes.forwarding,
    place: 'On your phone',
  },
  test: {
    group: 'test',
    title: 'Test your setup',
    minutes: minutes.test,
    place: 'On your phone',
  },
  widget: {
    group: 'optional',
    title: 'Add the website widget',
    minutes: minutes.widget,
    place: 'On a computer',
  },
  voice: {
    group: 'optional',
    title: 'Record a voice sample',
    minutes: minutes.voice,
    place: 'Phone or computer',
  },
} as const satisfies Record<string, ChecklistStep>;

export type ChecklistKey = keyof typeof steps;

/** The steps in page order. Marks in cookies name their keys: never rename one. */
export const checklistSteps: Record<ChecklistKey, ChecklistStep> = steps;

/** What the receptionist's page says of each step that can be the owner's next one. */
export const stepsInShort: Partial<Record<ChecklistKey, { title: string; text: string }>> = {
  calendar: {
    title: 'Share your calendar',
    text: `${minutes.calendar} minutes, and callers get appointments.`,
  },
  invite: { title: 'Accept the invite', text: waitTimes.invite },
  phone: { title: 'Forward your calls', text: `${minutes.forwarding} minutes, when you’re ready.` },
  test: { title: 'Call your own number', text: 'Do it from another phone, and hear who picks up.' },
};

/** Instructions for sharing a calendar with our address. */
export const calendarProviders = [
  {
    name: 'Google Calendar',
    steps: [
      'Open calendar.google.com on a computer. On a phone, open it in the browser and ask for the desktop site: the app can’t share a calendar.',
      'Under “My calendars,” point at your calendar, open its menu and choose “Settings and sharing.”',
      'Under “Share with specific people,” add the address above.',
      'Choose “See all event details” and send.',
    ],
  },
  {
    name: 'Microsoft Outlook',
    steps: [
      'Open Outlook on the web and go to your calendar.',
      'Choose “Share” and pick the calendar.',
      'Add the address above.',
      'Choose “Can view all details” and share.',
    ],
  },
  {
    name: 'Outlook app on your phone',
    steps: [
      'Open the list of calendars and tap the gear next to yours.',
      'Choose “Add people” and add the address above.',
      'Choose “Can view all details” and share.',
    ],
  },
] as const;

/** The checklist's texts that are the same for every owner. */
export const checklistTexts = {
  invite: `Then we send an invite from ${brand.supportEmail} to the mailbox of the calendar you shared. ${waitTimes.invite} Open it and accept. Not there? Check your spam folder, or share the calendar again.`,
  widget: 'Put this code at the end of your website’s pages. It adds a button that calls your receptionist.',
  widgetElsewhere: 'Somebody else handles your website? Send them the code. No website? Skip this.',
  voice: `Read a few lines out loud. ${waitTimes.ownVoice}`,
  withoutVoice: 'You can skip this. Callers then hear our default voice.',
  forwardedWithoutNumber:
    'You marked your calls as forwarded, but this page knows no number. Get yours, then dial the code with it.',
  phone: 'Then forward your calls to it: all of them, or just the ones you miss.',
} as const;

/** How to test the setup, which depends on the calls that already arrive. */
export const testTexts = {
  forwarded: (businessNumber: string | null) =>
    `Call your own business number${businessNumber ? `, ${businessNumber},` : ''} from another phone and don’t pick up. When ${brand.product} answers, book an appointment with yourself.`,
  trial: 'Call your trial number and book an appointment with yourself.',
  noNumber: 'Once you have your trial number, call it and book an appointment with yourself.',
  isShared: 'It shows up on your calendar during the call.',
  isNotShared: 'It shows up on your calendar during the call, once that is shared.',
} as const;

/** Explains what happens to urgent calls if the owner gave no number for them. */
export const noUrgentNumber = {
  short: 'No number given: it takes a message.',
  long: `You gave no number for urgent calls in the setup. Until you send us one, ${brand.product} takes a message instead of ringing you.`,
} as const;
