import { questionGroups } from '~/content/faq/questions';
import { FaqAnswer } from '../faq-answer';
import { renderText, wordsOf } from '../pages/rendered-text.server';
import { resultText, searchField, searchQuestions } from './search-questions';

const searchable = questionGroups
  .flatMap(({ entries }) => entries)
  .map(({ id, question, keywords }) => ({
    id,
    question,
    keywords,
    answer: wordsOf(renderText(<FaqAnswer id={id} />)),
  }));

/** Searches the FAQ for the URL's `q` parameter. `shown` is `null` if the query is empty, which shows all questions. */
export function searchFaq(request: Request) {
  const query = (new URL(request.url).searchParams.get(searchField) ?? '').slice(0, 200);
  const result = searchQuestions(query, searchable);
  return {
    query,
    result: resultText(query, result),
    isNearest: result.isNearest,
    shown: query.trim() ? result.found.map(({ id }) => id) : null,
  };
}
