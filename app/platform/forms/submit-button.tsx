import type { ReactNode } from 'react';

interface SubmitButtonProps {
  children: ReactNode;
  intent: string;
  pending?: string;
  look?: 'primary' | 'quiet';
  /** For buttons that leave the step: no browser validation. */
  skipsValidation?: boolean;
  small?: boolean;
}

/** The label is a live region, so that its pending text is read out. */
export function SubmitButton(props: SubmitButtonProps) {
  const { children, intent, pending, look = 'primary', skipsValidation, small } = props;
  return (
    <button
      type="submit"
      name="intent"
      value={intent}
      className={`btn ${look === 'primary' ? 'btn-primary' : 'btn-quiet'} ${small ? 'btn-small' : ''}`}
      formNoValidate={skipsValidation}
      data-pending={pending}
    >
      <span aria-live="polite">{children}</span>
    </button>
  );
}

/** The Enter key takes a form's first button: this one, invisible, stands for the main one. */
export function DefaultSubmit({ intent }: { intent: string }) {
  return (
    <button type="submit" name="intent" value={intent} tabIndex={-1} aria-hidden="true" className="sr-only" />
  );
}
