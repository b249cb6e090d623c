import { SupportHours, SupportPhone } from '~/site/support-contact';
import { searchField } from './search-questions';

interface QuestionSearchProps {
  query: string;
  /** The number of matches in words, or a note that nothing matched exactly. */
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
      <p className="hint mt-1" role="status" data-search-result>
        {result}
      </p>
      <p className="hint" data-search-phone hidden={!isNearest}>
        Or ask a person: <SupportPhone />, <SupportHours end="." />
      </p>
      {query ? (
        <p data-search-all>
          <a href="/faq" className="inline-flex min-h-11 items-center">
            Show all questions
          </a>
        </p>
      ) : null}
    </form>
  );
}
