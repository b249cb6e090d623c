import { useLocation } from '@remix-run/react';
import type { ReactNode } from 'react';

import { FormErrors } from './form-errors';
import type { ToastText } from './toast-text';

interface CheckedFormProps {
  form: { id: string; allErrors: Record<string, string[]> };
  toast: ToastText | undefined;
  /** Whether typed values survive a refresh, for as long as the tab is open. */
  restoresInput?: boolean;
  /** Names of further small scripts. */
  enhance?: string;
  children: ReactNode;
}

export function CheckedForm({ form, toast, restoresInput, enhance, children }: CheckedFormProps) {
  const { pathname, search } = useLocation();
  return (
    <form
      method="post"
      action={pathname + search} // a fragment would come along otherwise, and keep the focus from the summary
      id={form.id}
      className="grid gap-6"
      data-enhance={['form', restoresInput ? 'typed-values' : [], enhance ?? []].flat().join(' ')}
    >
      <FormErrors form={form} toast={toast} />
      {children}
    </form>
  );
}
