import type { ComponentProps } from 'react';

import { TextField } from '~/platform/forms/field';
import { SubmitButton } from '~/platform/forms/submit-button';
import { AddressText } from '../address-text';
import { askedAboutField } from './email-suggestion';
import type { EmailQuestion } from './email-suggestion';

/** The part of a response to a form that is about an email address. */
export interface EmailAnswer {
  emailQuestion?: EmailQuestion | null;
  /** The name of the field whose address was replaced by the suggestion. */
  changedEmail?: string;
}

/** The value of the button that makes our guess the owner's address and goes on. */
export const useGuessIntent = 'use-guess';

/** The name of the button that uses the suggestion. Its value is the name of the field. */
export const emailButton = 'use-email';

interface EmailFieldProps extends ComponentProps<typeof TextField> {
  actionData: EmailAnswer | undefined;
  /** Addresses that earlier forms asked about. Neither the script nor the action asks about them again. */
  askedAbout: readonly string[];
}

/**
 * A field for an email address and, if it was probably misspelled or is our guess, a question below. The address stays as
 * typed.
 */
export function EmailField({ actionData = {}, askedAbout, ...field }: EmailFieldProps) {
  const { emailQuestion: question, changedEmail } = actionData;
  const { name } = field.field;
  return (
    <div data-enhance="email-check" data-asked-about={JSON.stringify(askedAbout)}>
      <TextField type="email" autoComplete="email" focused={changedEmail === name} {...field} />
      <div aria-live="polite">
        {question?.field === name ? <Question {...question} /> : null}
        <template data-part="template">
          <Question field={name} address="" suggestion="" wasAsked />
        </template>
      </div>
    </div>
  );
}

/** The script `email-check` fills in the address and the suggestion. */
function Question({ field, address, suggestion, wasAsked }: EmailQuestion) {
  return (
    <div
      data-part="question"
      role="group"
      aria-label="Email suggestion"
      tabIndex={-1}
      autoFocus={!wasAsked} // the form came back because of this question
      className="card mt-2 grid gap-2 p-3"
    >
      <input type="hidden" name={askedAboutField} value={address} data-part="address" />
      {suggestion === null ? (
        <AboutGuess address={address} />
      ) : (
        <AboutMisspelling {...{ field, suggestion }} />
      )}
    </div>
  );
}

function AboutGuess({ address }: { address: string }) {
  return (
    <>
      <p className="wrap-anywhere">
        <strong>
          Does anybody read <AddressText text={address} />?
        </strong>{' '}
        It’s our guess from your web address. If nobody does, type another one.
      </p>
      <div>
        <SubmitButton intent={useGuessIntent} pending="Saving…" look="quiet" size="small">
          Yes, use it
        </SubmitButton>
      </div>
    </>
  );
}

function AboutMisspelling({ field, suggestion }: { field: string; suggestion: string }) {
  return (
    <>
      <p className="wrap-anywhere">
        <strong>
          Did you mean <span data-part="suggestion">{suggestion}</span>?
        </strong>{' '}
        If not, go on: we keep what you typed.
      </p>
      <button
        type="submit"
        name={emailButton}
        value={field}
        className="btn btn-quiet btn-small justify-self-start wrap-anywhere"
      >
        <span>
          Use <span data-part="suggestion">{suggestion}</span>
        </span>
      </button>
    </>
  );
}
