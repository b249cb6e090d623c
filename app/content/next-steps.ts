import type { NextStepKey } from './checklist';
import { minutes, waitTimes } from './durations';

/** What the receptionist's page says of each step that is left. In a file of its own, so that the checklist's script lacks it. */
export const nextSteps: Record<NextStepKey, { title: string; text: string }> = {
  calendar: {
    title: 'Share your calendar',
    text: `${minutes.calendar} minutes, and callers get appointments.`,
  },
  invite: { title: 'Accept the invite', text: waitTimes.invite },
  phone: { title: 'Forward your calls', text: `${minutes.forwarding} minutes, when you’re ready.` },
  test: { title: 'Call your own number', text: 'Do it from another phone, and hear who picks up.' },
};
