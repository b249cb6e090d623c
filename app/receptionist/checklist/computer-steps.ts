import { brand } from '~/brand';

interface ComputerSteps {
  /** The website widget's code; `null` if the receptionist is unknown. */
  snippet: string | null;
  /** Full URL of the checklist: the owner's link, if this browser is the owner's. */
  address: string;
  /** The owner's email address, or empty. */
  email: string;
}

/** A `mailto:` with the steps that need a computer and the link back to the checklist. */
export function computerStepsLink({ snippet, address, email }: ComputerSteps): string {
  const body = [
    `1. Share your calendar with ${brand.supportEmail}`,
    '',
    ...(snippet ? ['2. Put this code at the end of your website’s pages', snippet, ''] : []),
    'Both are explained on your checklist:',
    address,
  ].join('\r\n');
  const subject = `${brand.product}: steps for my computer`;
  return `mailto:${encodeURIComponent(email).replace('%40', '@')}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
}
