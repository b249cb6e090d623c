import { brand } from '../brand';

/** SAMPLE CONTENT: confirm the times of an answer, and replace the address, before launch. */
export const contactTerms = {
  phone: 'A person picks up. There’s no menu to get through.',
  email: 'A person writes back within one business day.',
  correction: 'A person makes the change and writes back within one business day.',
  hours: 'That’s Central time, summer and winter.',
  address: '100 Sample Street, Austin, TX 78701',
  /** Says on the page that the address is invented. Delete it together with the sample. */
  addressNote: 'Sample address, not a real one.',
} as const;

interface ContactTopic {
  id: string;
  title: string;
  /** The details that we need to answer with one email. */
  text: string;
  link: string;
  subject: string;
}

/** Reasons to write to us, each with a link that opens an email with a subject. */
export const contactTopics: readonly ContactTopic[] = [
  {
    id: 'before',
    title: 'Before You Sign Up',
    text: 'Tell us what you do, which calendar you use and how many calls you get. If it isn’t right for you, we’ll say so.',
    link: 'Ask before you sign up',
    subject: 'A question before I sign up',
  },
  {
    id: 'baa',
    title: 'A BAA for Your Practice',
    text: 'Send your practice’s name and state, and who signs. Don’t take patient calls until both of us have signed.',
    link: 'Ask for a BAA',
    subject: 'A BAA for my practice',
  },
  {
    id: 'bill',
    title: 'A Bill or an Invoice',
    text: 'Name your business, the month and the booking. One made by mistake or twice comes off.',
    link: 'Ask about a bill',
    subject: 'A question about a bill',
  },
  {
    id: 'wrong-call',
    title: 'A Call That Went Wrong',
    text: 'Give the day and the time of the call. Leave out what a patient or a client said.',
    link: 'Tell us about a call',
    subject: 'A call that went wrong',
  },
  {
    id: 'security',
    title: 'A Security Problem',
    text: 'Describe what you found and how to see it again. Please don’t open data that isn’t yours.',
    link: 'Report a security problem',
    subject: `A security problem at ${brand.product}`,
  },
  {
    id: 'software',
    title: 'Software It Should Connect To',
    text: 'Name the software. You’ll hear whether it already works through your calendar, whether we plan it, or that we don’t.',
    link: 'Ask for an integration',
    subject: 'Please connect to: ',
  },
];

const supportEmail: string = brand.supportEmail;

/** The address of a new email, to our support unless it says to whom. In it, line breaks are CR LF (RFC 6068). */
export function mailHref(subject: string, { body = '', to = supportEmail } = {}): string {
  const recipient = encodeURIComponent(to).replace('%40', '@');
  const text = body && `&body=${encodeURIComponent(body.replace(/\r?\n/g, '\r\n'))}`;
  return `mailto:${recipient}?subject=${encodeURIComponent(subject)}${text}`;
}
