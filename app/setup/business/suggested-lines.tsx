import { Fragment } from 'react';

import { businessTexts } from '~/content/setup-texts';
import type { StarterTopic, Trade } from '~/content/trades/trade';
import { tradeBySlug } from '~/content/trades/trades';
import type { PageChanges } from './business-edits.server';
import { starterLines, starterValue, topicLabel, unaddedMessage } from './starter-lines';
import type { Blanks, StarterLine, Suggestions } from './starter-lines';

interface SuggestedLinesProps extends Suggestions {
  description: string;
  /** What a button just changed. The title gets the focus, or else the first empty blank of the first unfilled line. */
  edited: PageChanges['edited'];
}

/** Suggested lines for the description. The owner fills in their blanks and adds them one by one or all at once. */
export function SuggestedLines(props: SuggestedLinesProps) {
  const {
    trade: slug,
    description,
    blanks,
    added,
    unfilled = [],
    needingNumber = [],
    newLines,
    edited,
  } = props;
  const trade = tradeBySlug(slug);
  if (!trade) return null;
  const lines = starterLines(slug, blanks);
  const leftOut = [...unfilled, ...needingNumber];
  const errorOf = (line: StarterLine) => {
    if (needingNumber.includes(line.topic)) return businessTexts.needsNumber;
    if (!unfilled.includes(line.topic)) return undefined;
    return edited === 'lines' ? businessTexts.unfilled : unaddedMessage(line);
  };
  const isAdded = ({ text }: StarterLine) => description.includes(text);
  const everAdded = lines.filter(isAdded).map(({ text }) => text);
  return (
    <div role="group" aria-labelledby="starter-title" className="card">
      <input type="hidden" name="suggested" value={trade.slug} />
      {[...new Set([...added, ...everAdded])].map((line, index) => (
        <input key={line} type="hidden" name={`added[${index}]`} value={line} />
      ))}
      <p id="starter-title" className="mb-2 font-semibold" tabIndex={-1} autoFocus={edited === 'trade'}>
        Suggestions for {trade.businesses}
      </p>
      <p className="hint mb-3">{businessTexts.starters}</p>
      <p role="status">
        {newLines === undefined || leftOut.length === 0 ? null : (
          <span className="mb-3 block">{leftOutText(trade, newLines, { unfilled, needingNumber })}</span>
        )}
      </p>
      <ul className="grid gap-3">
        {lines.map((line) => (
          <li key={line.topic} className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1">
            <div className="min-w-0 flex-1 basis-64">
              <span className="hint block">{line.label}</span>{' '}
              {isAdded(line) ? (
                <AddedLine line={line} blanks={blanks} />
              ) : (
                <LineWithBlanks
                  line={line}
                  blanks={blanks}
                  error={errorOf(line)}
                  isFocused={edited === 'lines' && line.topic === unfilled[0]}
                />
              )}
            </div>
            <AddButton
              value={starterValue(trade, line.topic)}
              label={`Add: ${line.label}`}
              added={isAdded(line)}
            />
          </li>
        ))}
      </ul>
      {lines.every(
        (line) => isAdded(line) || (newLines !== undefined && leftOut.includes(line.topic)),
      ) ? null : (
        <button
          type="submit"
          name="add-lines"
          value={starterValue(trade, 'all')}
          className="btn btn-quiet btn-small mt-3"
        >
          Add all
        </button>
      )}
    </div>
  );
}

/** Says what “Add all” did: `Added 3 lines. Fill in the blanks of “Prices it can quote” to add it.` */
function leftOutText(
  trade: Trade,
  newLines: number,
  { unfilled, needingNumber }: Required<Pick<Suggestions, 'unfilled' | 'needingNumber'>>,
): string {
  const names = (topics: readonly StarterTopic[]) =>
    topics.map((topic) => `“${topicLabel(trade, topic)}”`).join(' and ');
  return [
    newLines === 0 ? 'Nothing was added.' : `Added ${newLines} ${newLines === 1 ? 'line' : 'lines'}.`,
    ...(unfilled.length > 0
      ? [`Fill in the blanks of ${names(unfilled)} to add ${unfilled.length === 1 ? 'it' : 'them'}.`]
      : []),
    ...(needingNumber.length > 0 ? [`${names(needingNumber)} needs the number for urgent calls below.`] : []),
  ].join(' ');
}

/** Keeps numbers and their units on one line: `2 hours`. */
function keepUnits(text: string): string {
  return text.replaceAll(/(?<=\d) (?=hour|minute)/g, '\u00a0');
}

/** A line that was added to the description, where the owner can edit it. The form keeps the words in the line's blanks. */
function AddedLine({ line: { text, blankNames }, blanks }: { line: StarterLine; blanks: Blanks }) {
  return (
    <p>
      {keepUnits(text)}
      {blankNames
        .filter((name) => blanks[name])
        .map((name) => (
          <input key={name} type="hidden" name={name} value={blanks[name]} />
        ))}
    </p>
  );
}

interface LineWithBlanksProps {
  line: StarterLine;
  blanks: Blanks;
  /** Why the line wasn't added. */
  error: string | undefined;
  /** Whether the first empty blank of a line with an error gets the focus. */
  isFocused: boolean;
}

function LineWithBlanks({ line, blanks, error, isFocused }: LineWithBlanksProps) {
  const { topic, parts, blankNames } = line;
  const firstEmpty = error && isFocused ? blankNames.find((name) => !blanks[name]) : undefined;
  const isFilled = blankNames.every((name) => blanks[name]);
  const errorId = `unfilled-${topic}`;
  return (
    <>
      <p>
        {parts.map((part, index) => {
          const name = blankNames[index];
          const sign = name && part.endsWith('$') ? '$' : '';
          return (
            <Fragment key={index}>
              {keepUnits(part.slice(0, part.length - sign.length))}
              {name ? (
                <span className="whitespace-nowrap">
                  {sign}
                  <input
                    type="text"
                    id={`business-${name}`}
                    name={name}
                    defaultValue={blanks[name]}
                    size={sign ? 4 : 12}
                    aria-label={`${
                      part
                        .split('.')
                        .at(-1)
                        ?.replace(/^[ ,]+/, '') || 'Blank'
                    } …`}
                    className="input starter-blank"
                    {...(error && (isFilled || !blanks[name])
                      ? { 'aria-invalid': true, 'aria-describedby': errorId }
                      : {})}
                    autoFocus={name === firstEmpty}
                  />
                </span>
              ) : null}
            </Fragment>
          );
        })}
      </p>
      {error ? (
        <p id={errorId} className="field-error">
          {error}
        </p>
      ) : null}
    </>
  );
}

function AddButton({ value, label, added }: { value: string; label: string; added: boolean }) {
  if (added) return <span className="hint">Added</span>;
  return (
    <button
      type="submit"
      name="add-lines"
      value={value}
      aria-label={label}
      className="btn btn-quiet btn-small"
    >
      Add
    </button>
  );
}
