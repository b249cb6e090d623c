import type { ComponentProps } from 'react';

import { TextField } from './field';

/** The question whether another address was meant than one at a misspelled mail provider. */
export interface EmailQuestion {
  /** The name of the field. */
  field: string;
  address: string;
  suggestion: string;
}

/** The part of a response to a form that is about an email address. */
export interface EmailAnswer {
  emailQuestion?: EmailQuestion;
  /** The name of the field whose address was replaced by the suggestion. */
  changedEmail?: string;
}

/** The name of the hidden field with the address that the form asked about: the next submit goes on with it. */
export const askedAboutField = 'askedAbout';

/** The name of the button that puts the suggestion in. Its value is the name of the field. */
export const emailButton = 'use-email';

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
