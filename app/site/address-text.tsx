import { Fragment } from 'react';

/** A text whose web and email addresses move to the next line as a whole, and wrap at their dots if they are wider than a line. */
export function AddressText({ text }: { text: string }) {
  return text.split(/(\s+)/).map((word, index) => {
    const parts = word.split(/(?=[@.][a-z])/i);
    return parts.length === 1 ? (
      word
    ) : (
      <span key={index} className="inline-block max-w-full">
        {parts.map((part, nth) => (
          <Fragment key={nth}>
            <wbr />
            {part}
          </Fragment>
        ))}
      </span>
    );
  });
}
