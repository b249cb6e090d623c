import { forwardingPath } from '~/domain/paths';

interface AnswerTonightProps {
  /** The trial number. */
  number: string;
  /** Whether callers may be patients; `null` if it's unknown. */
  mayHavePatients: boolean | null;
}

/** What remains to do once calls are forwarded to the trial number. No page can tell whether the email has come. */
export function DialAgain() {
  return (
    <p className="mt-3">When your permanent number comes by email, dial the code again with that one.</p>
  );
}

/** Offers to forward calls before the permanent number is there, unless callers are patients. */
export function AnswerTonight({ number, mayHavePatients }: AnswerTonightProps) {
  if (mayHavePatients) return null;
  return (
    <p className="mt-3">
      Want it to answer tonight?{' '}
      <a href={forwardingPath(number)}>
        Send your missed calls to your trial number, <span className="whitespace-nowrap">{number}</span>
      </a>
      .{' '}
      {mayHavePatients === null ? (
        <>
          A medical or dental practice? <a href="/contact#baa">Ask us for a BAA</a> first.
        </>
      ) : null}
    </p>
  );
}
