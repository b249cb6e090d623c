import { brand } from '~/brand';
import { noUrgentNumber } from '~/content/checklist';

interface NoUrgentNumberProps {
  agentId: string;
  length: keyof typeof noUrgentNumber;
}

/** Says what callers in an emergency get without a number for them, and how to give us one. */
export function NoUrgentNumber({ agentId, length }: NoUrgentNumberProps) {
  const subject = encodeURIComponent(`Number for urgent calls of ${agentId}`);
  return (
    <>
      {noUrgentNumber[length]}{' '}
      <a href={`mailto:${brand.supportEmail}?subject=${subject}`}>Email us the number</a>
    </>
  );
}
