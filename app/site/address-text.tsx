import { Fragment } from 'react';

/** A text whose web and email addresses move to the next line as a whole, and wrap at their dots if they are wider than a line. */
export function AddressText({ text }: { text: string }) {
  return text.split(/(\S+[@.][a-z]\S*)/i).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <span key={index} className="inline-block max-w-full">
        {part.split(/(?=[@.][a-z])/i).map((piece, nth) => (
          <Fragment key={nth}>
            <wbr />
            {piece}
          </Fragment>
        ))}
      </span>
    ),
  );
}
