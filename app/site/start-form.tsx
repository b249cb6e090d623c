import { useId } from 'react';

import { readingSeconds } from '~/content/durations';
import { websiteTexts } from '~/content/setup-texts';
import { SubmitButton } from '~/platform/forms/submit-button';
import { useOwnReceptionists } from './root-data';
import { useTradeSlug } from './page-trade';

/** The field that the script enables. Without this field, the server reads the website before it redirects. */
export const readsOnNextPage = 'readsOnNextPage';

/** Starts the setup with the visitor's website, or with the details if the field is empty. Owners don't see this form. */
export function StartForm() {
  const trade = useTradeSlug();
  const id = useId(); // a page can have two of these forms
  if (useOwnReceptionists().length > 0) return null;
  return (
    <form method="post" action="/create-agent/website" className="start-form" data-enhance="start-form">
      <input type="hidden" name={readsOnNextPage} value="true" disabled data-part="readsOnNextPage" />
      {trade ? <input type="hidden" name="trade" value={trade} /> : null}
      <label htmlFor={id} className="font-semibold">
        Start with your website
      </label>
      <div className="mt-1 mb-1 flex flex-wrap gap-2">
        <input
          id={id}
          className="input"
          type="text"
          name="websiteAddress"
          inputMode="url"
          autoComplete="url"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={2_048}
          aria-describedby={`${id}-hint`}
        />{' '}
        <SubmitButton intent="start" pending="One moment…">
          Read it
        </SubmitButton>
      </div>
      <p className="hint" id={`${id}-hint`}>
        No website? Leave it empty and type your details in.
        <span className="unscripted">
          {` Reading one can take up to ${readingSeconds.A} seconds. `}
          {websiteTexts.stays}
        </span>
      </p>
      <p className="hint" role="status" data-part="status" data-reading="One moment…" />
    </form>
  );
}
