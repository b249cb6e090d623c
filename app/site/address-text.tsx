import { Fragment } from 'react';
import type { ReactNode } from 'react';

/**
 * A text whose web and email addresses move to the next line as a whole. Those that are wider than a line wrap before a dot or
 * an `@`, and at a hyphen only if that isn't enough.
 */
export function AddressText({ text }: { text: string }) {
  return text.split(/(\S+[@.][a-z]\S*)/i).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <Box key={index}>
        <Address text={part} isInBox />
      </Box>
    ),
  );
}

interface AddressProps {
  text: string;
  /** Not in links, because a box would not be underlined. */
  isInBox?: boolean;
}

/** An address that wraps before a dot or an `@`. */
export function Address({ text, isInBox = false }: AddressProps) {
  return text.split(/(?=[@.][a-z])/i).map((part, index) => (
    <Fragment key={index}>
      {index > 0 ? <wbr /> : null}
      {isInBox && part.includes('-') ? <Box>{part}</Box> : part}
    </Fragment>
  ));
}

/** Moves to the next line as a whole if it fits on one. */
function Box({ children }: { children: ReactNode }) {
  return <span className="inline-block max-w-full align-top">{children}</span>;
}
