import { contactOf } from '~/answers/contact';
import { pricingCopy } from '~/content/pricing-copy';
import { mailHref } from '~/content/contact';
import { addCardLabel } from '~/content/receptionist-texts';
import UnknownText from '~/content/notes/unknown-receptionist.mdx';
import { AddressText } from '~/site/address-text';
import { checklistPath } from '~/domain/paths';
import type { AgentRecord } from '../record/agent-record.server';
import type { TrialDoubt, TrialStart } from '../record/receptionist-view';

/** A note above the offer of a trial, for an owner who may have started one in another browser. */
export function AlreadyStarted({ agentId, doubt }: { agentId: string; doubt: TrialDoubt }) {
  return (
    <div className="mb-5 rounded-xl bg-tint px-4 py-3">
      <p>
        {doubt.text} Already started it? <a href={checklistPath(agentId)}>Open your checklist</a>
      </p>
    </div>
  );
}

/** The same note, with the link that starts the trial. */
export function StartIfNone({ doubt, start }: { doubt: TrialDoubt; start: TrialStart | null }) {
  return (
    <>
      {doubt.text} {doubt.question} {start ? <a href={start.path}>{startLabelOf(start)}</a> : null}
    </>
  );
}

export function startLabelOf({ isCardMissing }: TrialStart): string {
  return isCardMissing ? addCardLabel : 'Start your free trial';
}

const unknownFor = {
  trial: pricingCopy.unknownReceptionist,
  payment: 'We don’t know which receptionist this payment is for.',
  checklist: 'We don’t know which receptionist this checklist is for.',
};

/** A note above a form if neither the URL nor a cookie names a receptionist. */
export function UnknownReceptionist({ what }: { what: keyof typeof unknownFor }) {
  return (
    <div className="mb-5 grid gap-2 rounded-xl bg-tint px-4 py-3">
      <p className="font-semibold">{unknownFor[what]}</p>
      <UnknownText />
    </div>
  );
}

interface OtherEmailProps {
  agentId: string;
  record: Pick<AgentRecord, 'answers' | 'customer'>;
  className: string;
}

/** Says that the receptionist was created with another email address than the trial form's. Only we can change that. */
export function OtherEmail({ agentId, record, className }: OtherEmailProps) {
  const other = otherEmail(agentId, record);
  if (!other || other.isGuess) return null;
  return (
    <p className={className}>
      You signed up as <Email address={`${other.ofCustomer}.`} /> Your receptionist still has{' '}
      <Email address={`${other.email}:`} /> <a href={other.correction}>Email us to change it</a>.
    </p>
  );
}

/** The same note about an address that we guessed: perhaps nobody reads what is sent there. */
export function GuessedEmail({ agentId, record }: Omit<OtherEmailProps, 'className'>) {
  const other = otherEmail(agentId, record);
  if (!other?.isGuess) return null;
  return (
    <p className="notice mb-6">
      Messages from callers go to <Email address={`${other.email},`} /> our guess from your web address. You
      signed up as <Email address={`${other.ofCustomer}.`} />{' '}
      <a href={other.correction}>Email us to use that one</a>.
    </p>
  );
}

function otherEmail(agentId: string, { answers, customer }: OtherEmailProps['record']) {
  const { email, isGuess } = contactOf(answers);
  if (!customer?.email || !email || customer.email.toLowerCase() === email.toLowerCase()) return null;
  const body = `Please change the email address from ${email} to ${customer.email}.`;
  const correction = mailHref(`Please correct ${agentId}`, { body });
  return { email, isGuess, ofCustomer: customer.email, correction };
}

function Email({ address }: { address: string }) {
  return (
    <strong>
      <AddressText text={address} />
    </strong>
  );
}
