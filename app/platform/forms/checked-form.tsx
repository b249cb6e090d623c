import { useLocation } from '@remix-run/react';
import type { ReactNode } from 'react';

import { FormErrors } from './form-errors';
import type { ToastText } from './toasts';

interface CheckedFormProps {
  /** Conform's form. */
  form: { id: string; allErrors: Record<string, string[]> };
  /** The message of the last answer to this form. */
  toast: ToastText | undefined;
  /** Whether what is typed survives a refresh, for as long as the tab is open. */
  keepsTyped?: boolean;
  children: ReactNode;
}

/** A form that the server checks, with the summary of its errors on top. */
export function CheckedForm({ form, toast, keepsTyped, children }: CheckedFormProps) {
  const { pathname, search } = useLocation();
  return (
    <form
      method="post"
      action={pathname + search} // a fragment would come along otherwise, and keep the focus from the summary
      id={form.id}
      className="grid gap-6"
      {...(keepsTyped ? { 'data-keep-typed': '' } : {})}
    >
      <FormErrors form={form} toast={toast} />
      {children}
    </form>
  );
}
