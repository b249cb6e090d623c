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
