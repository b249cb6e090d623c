import { Fragment } from 'react';

/** Breaks lines only at spaces: ranges such as `9-5` stay on one line. */
export function UnbrokenWords({ text }: { text: string }) {
  return text.split(' ').map((word, index) => (
    <Fragment key={index}>
      <span className="whitespace-nowrap">{word}</span>{' '}
    </Fragment>
  ));
}
