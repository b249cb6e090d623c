import type { FaqEntry } from '~/content/faq/questions';
import { SupportEmail, SupportHours, SupportPhone } from '~/site/support-contact';
import { FaqAnswer } from '../faq-answer';
import { InlineLinks, LineLink } from '../section';
import { searchField } from './search-questions';

interface QuestionSearchProps {
  query: string;
  /** The number of matches in words, or a note that nothing matched. */
  result: string;
  isNearest: boolean;
}

/** The search form. The server searches on submit; the script runs the same search while the visitor types. */
export function QuestionSearch({ query, result, isNearest }: QuestionSearchProps) {
  return (
    <form method="get" action="/faq" role="search" className="faq-search mb-4" data-enhance="faq-search">
      <label htmlFor="question-search" className="field-label">
        Search the questions
      </label>
      <div className="flex gap-2">
        <input
          data-part="input"
          id="question-search"
          name={searchField}
          type="search"
          autoComplete="off"
          maxLength={200}
          className="input"
          defaultValue={query}
        />
        <button type="submit" className="btn btn-quiet">
          Search
        </button>
      </div>
      <p className="hint mt-1" role="status" data-part="result">
        {result}
      </p>
      <p className="hint" data-part="phone" hidden={!isNearest}>
        Or ask a person: <SupportPhone />, <SupportHours end="," /> or <SupportEmail /> anytime.
      </p>
      {query ? (
        <p>
          <LineLink href="/faq" label="Show all questions" />
        </p>
      ) : null}
    </form>
  );
}

interface QuestionListProps {
  groups: readonly { id: string; title: string; entries: readonly FaqEntry[] }[];
  /** IDs of the questions that the search found; `null` shows all. */
  shown: readonly string[] | null;
}

export function QuestionList({ groups, shown }: QuestionListProps) {
  return (
    <div>
      {shown ? null : (
        <div data-part="groups">
          <InlineLinks
            label="Go to:"
            links={groups.map(({ id, title }) => ({ href: `#${id}`, label: title }))}
          />
        </div>
      )}
      {groups.map(({ id: groupId, title, entries }) => (
        <section key={groupId} id={groupId} className="faq-group">
          <h2>{title}</h2>
          {entries.map((entry) => (
            <Question
              key={entry.id}
              entry={entry}
              isHidden={shown?.includes(entry.id) === false}
              isOnly={shown?.length === 1 && shown.includes(entry.id)}
            />
          ))}
        </section>
      ))}
    </div>
  );
}

interface QuestionProps {
  entry: FaqEntry;
  isHidden: boolean;
  /** Whether the search found only this question, so that its answer is shown at once. */
  isOnly: boolean;
}

/** The ID is on the answer, because browsers open a closed `details` if a link's target is inside it. */
function Question({ entry: { id, question, keywords }, isHidden, isOnly }: QuestionProps) {
  return (
    <details
      data-part="question"
      className="accordion"
      data-keywords={keywords.join(' ')}
      hidden={isHidden}
      open={isOnly}
    >
      <summary data-part="summary">
        <h3>{question}</h3>
      </summary>
      <div id={id} className="prose answer">
        <FaqAnswer id={id} />
        <p>
          <a href={`#${id}`} aria-label={`Link to this answer: ${question}`} className="answer-link">
            Link to this answer
          </a>
        </p>
      </div>
    </details>
  );
}
