import { useNavigation } from '@remix-run/react';
import type { MouseEvent, ReactNode } from 'react';

interface SubmitButtonProps {
  children: ReactNode;
  /** Sent as the form's `intent`; tells several buttons of a form apart. */
  intent: string;
  /** Shown while the form is on its way. */
  pending?: string;
  look?: 'primary' | 'quiet';
  /** True on buttons that leave the step: the browser's own checks stay away. */
  unchecked?: boolean;
  disabled?: boolean;
  small?: boolean;
}

/**
 * A form's button. While any form of the page is on its way it does nothing more, so that a second click
 * sends nothing; it stays focusable, since a disabled button would lose the keyboard's place.
 */
export function SubmitButton(props: SubmitButtonProps) {
  const { children, intent, pending, look = 'primary', unchecked, disabled, small } = props;
  const navigation = useNavigation();
  const busy = navigation.state !== 'idle';
  const own = busy && navigation.formData?.get('intent') === intent;
  return (
    <button
      type="submit"
      name="intent"
      value={intent}
      className={`btn ${look === 'primary' ? 'btn-primary' : 'btn-quiet'} ${small ? 'btn-small' : ''}`}
      formNoValidate={unchecked}
      disabled={disabled}
      data-pending={pending}
      aria-disabled={busy || undefined}
      onClick={busy ? stop : undefined}
    >
      {own ? <span className="spinner" aria-hidden="true" /> : null}
      <span aria-live="polite">{own && pending ? pending : children}</span>
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

function stop(event: MouseEvent) {
  event.preventDefault();
}
