import { Fragment } from 'react';

/** Breaks lines only at spaces, and not before AM or PM: `9-5` and `1 PM-5 PM` stay on one line if they fit on one. */
export function UnbrokenWords({ text }: { text: string }) {
  return text.split(/ (?![AP]M\b)/).map((word, index) => (
    <Fragment key={index}>
      {index > 0 ? ' ' : null}
      <span className="inline-block">{word.replaceAll(' ', '\u00a0')}</span>
    </Fragment>
  ));
}
