import { Fragment } from 'react';

/**
 * Words, times such as `1:00 PM-5:00 PM`, ranges such as `$150 to $300`, and `closed Sun`. The first group is the day before
 * a time, such as `Mon-Fri`.
 */
const unbroken = /([MTWFS]\S+ (?=\d))?((?:closed )?\S+(?: (?:[AP]M\b|to \$)\S*)*)/g;

/**
 * Breaks lines only at spaces, and not within a time, a range of prices or a closed day, or between a day and its first time,
 * if they fit on one line. A range of times that doesn't fit wraps after its hyphen.
 */
export function UnbrokenWords({ text }: { text: string }) {
  return [...text.matchAll(unbroken)].map(([, day, word = ''], index) => (
    <Fragment key={index}>
      {index > 0 ? ' ' : null}
      {day ? (
        <span className="inline-block">
          {day}
          <Word text={word} />
        </span>
      ) : (
        <Word text={word} />
      )}
    </Fragment>
  ));
}

function Word({ text }: { text: string }) {
  const whole = text.replaceAll(' ', '\u00a0');
  const [, start = whole, end] = /^(.*M-)(.+)$/.exec(whole) ?? [];
  return (
    <span className="inline-block">
      {start}
      {end ? <wbr /> : null}
      {end}
    </span>
  );
}
