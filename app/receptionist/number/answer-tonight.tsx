import { forwardingPath } from '~/domain/paths';

interface AnswerTonightProps {
  /** The trial number. */
  number: string;
  /** Whether callers may be patients; `null` if it's unknown. */
  mayHavePatients: boolean | null;
  /** Whether the owner already forwards calls, perhaps to the trial number. */
  areForwarded: boolean;
}

const dialAgain = 'When your permanent number comes by email, dial the code again with that one.';

/** What remains to do once calls are forwarded. No page can tell whether the email has come. */
export function DialAgain() {
  return <p className="mt-3">{dialAgain}</p>;
}

/** Offers to forward calls before the permanent number is there, unless callers are patients. */
export function AnswerTonight({ number, mayHavePatients, areForwarded }: AnswerTonightProps) {
  if (areForwarded) return <DialAgain />;
  if (mayHavePatients) return null;
  return (
    <p className="mt-3">
      Want it to answer tonight?{' '}
      <a href={forwardingPath(number)}>
        Send your missed calls to your trial number, <span className="whitespace-nowrap">{number}</span>
      </a>
      . {dialAgain}{' '}
      {mayHavePatients === null ? (
        <>
          A medical or dental practice? <a href="/contact#baa">Ask us for a BAA</a> first.
        </>
      ) : null}
    </p>
  );
}
