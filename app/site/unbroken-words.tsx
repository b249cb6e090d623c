import { Fragment } from 'react';

/** Words, times such as `1:00 PM-5:00 PM`, ranges such as `$150 to $300`, and `closed Sun`. */
const unbroken = /(?:closed )?\S+(?: (?:[AP]M\b|to \$)\S*)*/g;

/**
 * Breaks lines only at spaces, and not within a time, a range of prices or a closed day, if they fit on one line. A range of
 * times that doesn't fit wraps after its hyphen.
 */
export function UnbrokenWords({ text }: { text: string }) {
  return text.match(unbroken)?.map((word, index) => {
    const whole = word.replaceAll(' ', '\u00a0');
    const [, start = whole, end] = /^(.*M-)(.+)$/.exec(whole) ?? [];
    return (
      <Fragment key={index}>
        {index > 0 ? ' ' : null}
        <span className="inline-block">
          {start}
          {end ? <wbr /> : null}
          {end}
        </span>
      </Fragment>
    );
  });
}
