interface FieldErrorsProps {
  field: { errorId: string; errors: string[] | undefined };
}

/** The errors of a field. Islands use it, too, so it must not import Conform. */
export function FieldErrors({ field: { errorId, errors } }: FieldErrorsProps) {
  if (!errors?.length) return null;
  return (
    <p id={errorId} className="field-error">
      {errors.join(' ')}
    </p>
  );
}
