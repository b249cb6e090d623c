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
    '',
    '2. Put this code at the end of your website’s pages',
    snippet,
    '',
    'Both are explained on your checklist:',
    address,
  ].join('\r\n');
  const subject = `${brand.product}: steps for my computer`;
  return `mailto:${encodeURIComponent(email).replace('%40', '@')}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
}
