import { businessTexts } from '~/content/setup-texts';
import { tradeBySlug, trades } from '~/content/trades/trades';
import { capitalize } from '~/domain/capitalize';
import BaaNote from '~/content/notes/baa-note.mdx';
import { AnswerNote } from './answer-note';

const label = 'What do you do?';

interface TradeFieldProps {
  trade: string | undefined;
  /** A note on the trade that another tab saved. */
  note: string | undefined;
  isGuess: boolean;
  /** Whether the opening hours are our guess, which depends on the trade. */
  guessesHours: boolean;
  /** Whether the owner asked for suggestions without a trade. The question then gets the focus. */
  isMissing: boolean;
  /** Whether the page shows the suggestions for the trade. With scripts, those for another trade replace them by themselves. */
  isSuggested: boolean;
}

/** The optional question for the trade. Its button submits the form; the response has suggestions for that trade. */
export function TradeField(props: TradeFieldProps) {
  const { trade, note, isGuess, guessesHours, isMissing, isSuggested } = props;
  return (
    <div>
      <label htmlFor="business-trade" className="field-label">
        {label}
        <span className="font-normal text-muted"> (optional)</span>
      </label>
      <div className="flex flex-wrap gap-3">
        <select
          id="business-trade"
          name="trade"
          defaultValue={trade ?? ''}
          className="input grow basis-52"
          aria-describedby="business-trade-hint"
          autoFocus={isMissing}
        >
          <option value="">{trade === undefined ? 'Choose one, or leave it' : 'Something else'}</option>
          {trades.map(({ slug, name }) => (
            <option key={slug} value={slug}>
              {capitalize(name)}
            </option>
          ))}
        </select>
        <button
          type="submit"
          name="edit-trade"
          value="choose"
          className={`btn btn-quiet ${isSuggested ? 'unscripted' : ''}`}
        >
          Show suggestions
        </button>
      </div>
      <p id="business-trade-hint" className="hint mt-1">
        {note ? <span className="block">{note}</span> : null}
        {isMissing ? <span className="block">{businessTexts.tradeMissing}</span> : null}
        {isGuess ? (
          <AnswerNote labels={{ trade: label }}>
            {businessTexts.websiteGuess}
            <br />
          </AnswerNote>
        ) : null}
        {guessesHours ? businessTexts.guessesHours : null}{' '}
        {isSuggested ? (
          <span className="unscripted">{businessTexts.suggestAgain}</span>
        ) : (
          businessTexts.suggest
        )}
      </p>
      {tradeBySlug(trade)?.hasPatients ? (
        <div className="mt-3">
          <BaaNote />
        </div>
      ) : null}
    </div>
  );
}
