import { Form } from '@remix-run/react';
import type { FormEvent, ReactNode } from 'react';

import { FormErrors } from './form-errors';

interface CheckedFormProps {
  /** Conform's form. */
  form: {
    id: string;
    noValidate: boolean;
    onSubmit: (event: FormEvent<HTMLFormElement>) => void;
    allErrors: Record<string, string[]>;
  };
  children: ReactNode;
}

/** A form that the server checks, with the summary of its errors on top. */
export function CheckedForm({ form, children }: CheckedFormProps) {
  return (
    <Form
      method="post"
      id={form.id}
      onSubmit={form.onSubmit}
      noValidate={form.noValidate}
      className="grid gap-6"
    >
      <FormErrors form={form} />
      {children}
    </Form>
  );
}
