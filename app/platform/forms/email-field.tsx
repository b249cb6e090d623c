import type { ComponentProps } from 'react';

import { askedAboutField, emailButton } from './email-question';
import type { EmailAnswer, EmailQuestion } from './email-question';
import { TextField } from './field';

interface EmailFieldProps extends ComponentProps<typeof TextField> {
  actionData: EmailAnswer | undefined;
}

/** A field for an email address and, if the address was probably misspelled, a question below it. The address stays as typed. */
export function EmailField({ actionData = {}, ...field }: EmailFieldProps) {
  const { emailQuestion: question, changedEmail } = actionData;
  const isAsked = question?.field === field.field.name;
  return (
    <div>
      <TextField type="email" autoComplete="email" focused={changedEmail === field.field.name} {...field} />
      {isAsked ? <Question {...question} /> : null}
    </div>
  );
}

function Question({ field, address, suggestion }: EmailQuestion) {
  return (
    <div
      role="group"
      aria-label="Email suggestion"
      tabIndex={-1}
      // eslint-disable-next-line jsx-a11y/no-autofocus -- the form came back because of this question
      autoFocus
      className="card mt-2 grid gap-2 p-3 outline-none"
    >
      <input type="hidden" name={askedAboutField} value={address} />
      <p className="wrap-anywhere">
        <strong>Did you mean {suggestion}?</strong> If not, go on: we keep what you typed.
      </p>
      <button
        type="submit"
        name={emailButton}
        value={field}
        formNoValidate
        className="btn btn-quiet btn-small justify-self-start wrap-anywhere"
      >
        Use {suggestion}
      </button>
    </div>
  );
}
