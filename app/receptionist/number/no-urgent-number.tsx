import { noUrgentNumber } from '~/content/checklist';

interface NoUrgentNumberProps {
  /** `urgentNumberLink` of the receptionist. */
  link: string;
  length: keyof typeof noUrgentNumber;
}

/** Says what callers in an emergency get without a number for them, and how to give us one. */
export function NoUrgentNumber({ link, length }: NoUrgentNumberProps) {
  return (
    <>
      {noUrgentNumber[length]} <a href={link}>Email us the number</a>
    </>
  );
}
