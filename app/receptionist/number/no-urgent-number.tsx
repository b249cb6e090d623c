import { noUrgentNumber } from '~/content/checklist';
import { mailHref } from '~/content/contact';

interface NoUrgentNumberProps {
  agentId: string;
  length: keyof typeof noUrgentNumber;
}

/** Says what callers in an emergency get without a number for them, and how to give us one. */
export function NoUrgentNumber({ agentId, length }: NoUrgentNumberProps) {
  return (
    <>
      {noUrgentNumber[length]}{' '}
      <a href={mailHref(`Number for urgent calls of ${agentId}`)}>Email us the number</a>
    </>
  );
}
