import { brand } from '~/brand';
import { keysOf } from '~/domain/keys';
import { minutes, waitTimes } from './durations';

interface ChecklistStep {
  title: string;
  minutes: number;
  place: 'On your phone' | 'On a computer' | 'Phone or computer';
}

const neededSteps = {
  calendar: {
    title: 'Connect your calendar',
    minutes: minutes.calendar,
    place: 'Phone or computer',
  },
  invite: {
    title: 'Accept the invite',
    minutes: minutes.invite,
    place: 'On your phone',
  },
  phone: {
    title: 'Get your number and forward calls',
    minutes: minutes.number + minutes.forwarding,
    place: 'On your phone',
  },
} satisfies Record<string, ChecklistStep>;

const testSteps = {
  test: {
    title: 'Test your setup',
    minutes: minutes.test,
    place: 'On your phone',
  },
} satisfies Record<string, ChecklistStep>;

const optionalSteps = {
  widget: {
    title: 'Add the website widget',
    minutes: minutes.widget,
    place: 'On a computer',
  },
  voice: {
    title: 'Record a voice sample',
    minutes: minutes.voice,
    place: 'Phone or computer',
  },
} satisfies Record<string, ChecklistStep>;

/** A step that can be the owner's next one. */
export type NextStepKey = keyof typeof neededSteps | keyof typeof testSteps;

const steps = { ...neededSteps, ...testSteps, ...optionalSteps };
export type ChecklistKey = keyof typeof steps;

/** The steps in page order. Marks in cookies name their keys: never rename one. */
export const checklistSteps: Record<ChecklistKey, ChecklistStep> = steps;

/** The steps by heading, in page order: what calls need, the test, and what they don't need. */
export const checklistGroups = {
  needed: { heading: 'Needed for Calls and Bookings', keys: keysOf(neededSteps) },
  test: { heading: 'Then Hear It Yourself', keys: keysOf(testSteps) },
  optional: { heading: 'Optional', keys: keysOf(optionalSteps) },
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
  shareFirst: 'Your calendar isn’t marked as shared yet. No invite comes before you share it.',
  invite: `Once your calendar is shared, we send an invite from ${brand.supportEmail} to the mailbox of the calendar you shared. ${waitTimes.invite} Open it and accept. Not there? Check your spam folder, or share the calendar again.`,
  widget: 'Put this code at the end of your website’s pages. It adds a button that calls your receptionist.',
  widgetElsewhere: 'Somebody else handles your website? Send them the code. No website? Skip this.',
  voice: `Read a few lines out loud. ${waitTimes.ownVoice}`,
  withoutVoice: 'You can skip this. Callers then hear our default voice.',
  forwardedWithoutNumber:
    'You marked your calls as forwarded, but this page knows no number. Get yours, then dial the code with it.',
  forwardedToOff:
    'Your trial number doesn’t work anymore, so calls that you forward to it reach nobody. Dial the code with your permanent number, or turn forwarding off.',
  numberOff:
    'Your trial number doesn’t work anymore. Unless you forward your calls, your own phone rings as before.',
  phone: 'Then forward your calls to it: all of them, or just the ones you miss.',
} as const;

/** How to test the setup, which depends on the calls that already arrive. */
export const testTexts = {
  forwarded: (businessNumber: string | null) =>
    `Call your own business number${businessNumber ? `, ${businessNumber},` : ''} from another phone and don’t pick up. When ${brand.product} answers, book an appointment with yourself.`,
  trial: 'Call your trial number and book an appointment with yourself.',
  noNumber: 'Once you have a number, call it and book an appointment with yourself.',
  isShared: 'It shows up on your calendar during the call.',
  isNotShared: 'It shows up on your calendar during the call, once that is shared.',
} as const;

/** Explains what happens to urgent calls if the owner gave no number for them. */
export const noUrgentNumber = {
  short: 'No number given: it takes a message.',
  long: `You gave no number for urgent calls in the setup. Until you send us one, ${brand.product} takes a message instead of ringing you.`,
} as const;
