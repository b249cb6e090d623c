import { Fragment } from 'react';

/** Words, times such as `Sat 1:00 PM-5:00 PM`, ranges such as `$150 to $300`, and `closed Sun`. */
const unbroken = /(?:closed |[A-Z][a-z]{2}(?:-[A-Z][a-z]{2})? (?=\d))?\S+(?: (?:[AP]M\b|to \$)\S*)*/g;

/** Breaks lines only at spaces, and not within a time, a range of prices or a closed day, if they fit on one line. */
export function UnbrokenWords({ text }: { text: string }) {
  return text.match(unbroken)?.map((word, index) => (
    <Fragment key={index}>
      {index > 0 ? ' ' : null}
      <span className="inline-block">{word.replaceAll(' ', '\u00a0')}</span>
    </Fragment>
  ));
}
