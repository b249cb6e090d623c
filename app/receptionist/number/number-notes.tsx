import { noPermanentNumberYet } from '~/content/receptionist-texts';
import { checklistPath, forwardingPath, otherDevicePath } from '~/domain/paths';
import { AddressText } from '~/site/address-text';
import type { ReceptionistView } from '../record/receptionist-view';

interface NoUrgentNumberProps {
  text: string;
  /** `urgentNumberLink` of the receptionist. */
  link: string;
}

/** Says what callers in an emergency get if there is no number for urgent calls, and how to give us one. */
export function NoUrgentNumber({ text, link }: NoUrgentNumberProps) {
  return (
    <>
      {text} <a href={link}>Email us the number</a>
    </>
  );
}

interface PermanentNumberProps {
  view: ReceptionistView;
}

/** Says when the permanent number arrives, and what to do if its email goes to a wrong address. */
export function PermanentNumberWait({ view }: PermanentNumberProps) {
  return (
    <>
      <AddressText text={view.permanentNumber.wait} /> <WrongAddress view={view} />
    </>
  );
}

/** Only we can correct the address once the trial has started. */
export function WrongAddress({ view }: PermanentNumberProps) {
  const { email, correction } = view.permanentNumber;
  return email ? <a href={correction.path}>{correction.label}</a> : null;
}

/** What remains to do once calls are forwarded to the trial number. We don't know whether the email has arrived. */
export function DialAgain() {
  return (
    <p className="mt-3">When your permanent number comes by email, dial the code again with that one.</p>
  );
}

interface ForwardAgainProps {
  view: ReceptionistView;
  /** The card of the trial number already says how long the number works, and where the email goes. */
  place: 'checklist' | 'number-card';
}

/** The last to-do: forward calls to the permanent number instead of the trial number. */
export function ForwardAgain({ view, place }: ForwardAgainProps) {
  const { agentId, permanentNumber, trialNumber, marks } = view;
  const isDone = marks.isForwardedAgain;
  const isOnCard = place === 'number-card';
  const email = isOnCard ? null : permanentNumber.email;
  const trialNumberEnds =
    trialNumber.period && !isOnCard ? `Your trial number’s ${trialNumber.period.status}.` : null;
  return (
    <form
      method="post"
      action={isOnCard ? checklistPath(agentId) : undefined /* keeps the owner’s link */}
      className="mt-4 grid justify-items-start gap-3 rounded-xl bg-tint px-4 py-3"
    >
      <input type="hidden" name="done" value={String(!isDone)} />
      {isDone ? (
        <p>You dialed the code again with your permanent number, which is in your email. {trialNumberEnds}</p>
      ) : (
        <p className="wrap-anywhere">
          <strong>Still to do:</strong>{' '}
          <AddressText
            text={`when your permanent number comes by email${email ? ` to ${email}` : ''}, dial the code again with that one.`}
          />{' '}
          <a href={forwardingPath(null)}>Get the code for it</a>. {trialNumberEnds}
        </p>
      )}
      <button type="submit" name="intent" value="forwarded-again" className="btn btn-quiet btn-small">
        {isDone ? 'I haven’t dialed it again' : 'I’ve dialed it again'}
      </button>
      {isDone ? null : (
        <p className="hint">
          {noPermanentNumberYet} {isOnCard ? null : <WrongAddress view={view} />}
        </p>
      )}
    </form>
  );
}

interface AnswerTonightProps {
  /** The trial number. */
  number: string;
  view: ReceptionistView;
}

/** Offers to forward calls before the permanent number arrives, unless callers are patients. */
export function AnswerTonight({ number, view: { facts, trial } }: AnswerTonightProps) {
  const { mayHavePatients } = facts;
  if (mayHavePatients) return null;
  return (
    <p className="mt-3">
      Want it to answer tonight?{' '}
      <a href={forwardingPath(number)}>
        Send your missed calls to your trial number, <span className="whitespace-nowrap">{number}</span>
      </a>
      .
      {trial.state === 'started'
        ? ' If you do, dial the code again with your permanent number when it comes.'
        : null}{' '}
      {mayHavePatients === null ? (
        <>
          Medical or dental? <a href="/contact#baa">Ask us for a BAA</a> first.
        </>
      ) : null}
    </p>
  );
}

/** Links to the page with the owner's link. Pages with the call widget of another company must not contain that link. */
export function OtherDeviceLink({ agentId }: { agentId: string }) {
  return (
    <p className="mt-4 print:hidden">
      <a href={otherDevicePath(agentId)} className="btn btn-quiet">
        Open on another device
      </a>
    </p>
  );
}
