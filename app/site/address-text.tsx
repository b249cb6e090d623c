import { Fragment } from 'react';

/** A text whose web and email addresses wrap before a dot or an `@`, not within a word. */
export function AddressText({ text }: { text: string }) {
  return text.split(/(?=[@.][a-z])/i).map((part, index) => (
    <Fragment key={index}>
      {index > 0 ? <wbr /> : null}
      {part}
    </Fragment>
  ));
}
