import { brand } from '~/brand';

interface ComputerSteps {
  /** The website widget's code. */
  snippet: string;
  /** Full URL of the owner's checklist. */
  address: string;
  /** The owner's email address, or empty. */
  email: string;
}

/** A `mailto:` with the steps that need a computer and the link back to the checklist. */
export function computerStepsLink({ snippet, address, email }: ComputerSteps): string {
  const body = [
    `1. Share your calendar with ${brand.supportEmail}`,
    'Google Calendar: point at your calendar under “My calendars,” open its menu, choose “Settings and sharing,” then “Share with specific people,” add the address and choose “See all event details.”',
    'Outlook on the web: choose “Share,” pick the calendar, add the address and choose “Can view all details.”',
    '',
    '2. Put this code at the end of your website’s pages',
    snippet,
    '',
    'Your checklist:',
    address,
  ].join('\r\n');
  const subject = `${brand.product}: steps for my computer`;
  return `mailto:${encodeURIComponent(email).replace('%40', '@')}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
}
