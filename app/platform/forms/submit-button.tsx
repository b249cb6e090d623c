import type { ReactNode } from 'react';

export type ButtonLook = 'primary' | 'quiet';

interface SubmitButtonProps {
  children: ReactNode;
  /** The value of `intent`, if the form has more than one button or its action creates something. */
  intent?: string;
  pending?: string;
  look?: ButtonLook;
  size?: 'small';
  'aria-describedby'?: string;
}

/** A submit button. Its label is a live region, so that screen readers announce the pending text. */
export function SubmitButton(props: SubmitButtonProps) {
  const { children, intent, pending, look = 'primary', size, ...rest } = props;
  return (
    <button
      type="submit"
      {...intentField(intent)}
      {...rest}
      className={`btn btn-${look} ${size ? `btn-${size}` : ''}`}
      data-pending={pending}
    >
      <span aria-live="polite">{children}</span>
    </button>
  );
}

/** An invisible first button of a form, because the Enter key clicks the first one. It has the main button's intent, if any. */
export function DefaultSubmit({ intent }: { intent?: string }) {
  return (
    <button type="submit" {...intentField(intent)} tabIndex={-1} aria-hidden="true" className="sr-only" />
  );
}

function intentField(intent: string | undefined) {
  return intent ? { name: 'intent', value: intent } : {};
}
