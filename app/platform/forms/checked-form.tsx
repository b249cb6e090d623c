import { useLocation } from '@remix-run/react';
import type { ReactNode } from 'react';

import { FormErrors } from './error-summary';
import type { Notice } from './notice';

interface CheckedFormProps {
  form: { id: string; allErrors: Record<string, string[]> };
  /** The URL that the form posts to. By default, the page's own. */
  action?: string;
  notice: Notice | undefined;
  /** The fields' labels by name, for the list of errors. */
  labels: Readonly<Record<string, string>>;
  /** Whether typed values survive a refresh while the tab is open. */
  restoresInput?: boolean;
  /** Names of more enhancement scripts, separated by spaces. */
  enhance?: string;
  children: ReactNode;
}

/**
 * A form with its notice and error summary on top. Conform renders it on the server only: the browser gets no validator, and
 * asks the server instead (docs/decisions/0003-validate-on-the-server.md). While it shows errors, the script `recheck` asks
 * after each change, so the form's action must handle `isCheckOnly`. `noValidate` turns off the browser's own validation, which
 * reports one problem at a time.
 */
export function CheckedForm({
  form,
  action,
  notice,
  labels,
  restoresInput,
  enhance,
  children,
}: CheckedFormProps) {
  const { pathname, search } = useLocation();
  return (
    <form
      method="post"
      action={action ?? pathname + search} // without it, the browser keeps the URL's fragment, which takes focus away from the error summary
      id={form.id}
      noValidate
      className="grid gap-6"
      data-enhance={['form', restoresInput ? 'typed-values' : [], enhance ?? []].flat().join(' ')}
    >
      <FormErrors form={form} notice={notice} labels={labels} isRechecked />
      {children}
    </form>
  );
}
