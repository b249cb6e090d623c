import { Fragment } from 'react';

/** A text whose web and email addresses move to the next line as a whole, and wrap at their dots if they are wider than a line. */
export function AddressText({ text }: { text: string }) {
  return text.split(/(\S+[@.][a-z]\S*)/i).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <span key={index} className="inline-block max-w-full align-top">
        <Address text={part} />
      </span>
    ),
  );
}

/** An address that wraps before a dot or an `@`. In links, because `AddressText` would not be underlined. */
export function Address({ text }: { text: string }) {
  return text.split(/(?=[@.][a-z])/i).map((part, index) => (
    <Fragment key={index}>
      {index > 0 ? <wbr /> : null}
      {part}
    </Fragment>
  ));
}
