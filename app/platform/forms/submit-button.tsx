import type { ReactNode } from 'react';

interface SubmitButtonProps {
  children: ReactNode;
  /** Sent as the form's `intent`; tells several buttons of a form apart. */
  intent: string;
  /** Shown while the form is on its way. */
  pending?: string;
  look?: 'primary' | 'quiet';
  /** True on buttons that leave the step: the browser's own checks stay away. */
  unchecked?: boolean;
  small?: boolean;
}

/** A form's button; its label is a live region, so that a change of it while the form is on its way is read out. */
export function SubmitButton(props: SubmitButtonProps) {
  const { children, intent, pending, look = 'primary', unchecked, small } = props;
  return (
    <button
      type="submit"
      name="intent"
      value={intent}
      className={`btn ${look === 'primary' ? 'btn-primary' : 'btn-quiet'} ${small ? 'btn-small' : ''}`}
      formNoValidate={unchecked}
      data-pending={pending}
    >
      <span aria-live="polite">{children}</span>
    </button>
  );
}

/**
 * What the Enter key of a field uses: browsers take a form's first button, which may be another one than the main one.
 * Out of sight and out of the tab order.
 */
export function DefaultSubmit({ intent }: { intent: string }) {
  return (
    <button type="submit" name="intent" value={intent} tabIndex={-1} aria-hidden="true" className="sr-only" />
  );
}
