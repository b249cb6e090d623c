interface FieldErrorsProps {
  field: { errorId: string; errors: string[] | undefined };
}

/** A message in which `10-digit` stays on one line. Markup, because a word joiner would change the text. */
export function Message({ text }: { text: string }) {
  return text.split(/(\d+-[a-z]+)/).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <span key={index} className="whitespace-nowrap">
        {part}
      </span>
    ),
  );
}

/** The errors of a field. Islands use it, too, so it must not import Conform. */
export function FieldErrors({ field: { errorId, errors } }: FieldErrorsProps) {
  if (!errors?.length) return null;
  return (
    <p id={errorId} className="field-error">
      <Message text={errors.join(' ')} />
    </p>
  );
}
