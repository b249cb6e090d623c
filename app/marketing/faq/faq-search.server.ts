import { renderToStaticMarkup } from 'react-dom/server';

import { questionGroups } from './question-groups';
import { resultText, searchField, searchQuestions } from './search-questions';

const searchable = questionGroups
  .flatMap(({ entries }) => entries)
  .map(({ id, question, keywords = [], answer }) => ({ id, question, keywords, answer: textOf(answer) }));

/** Searches the questions for the `q` of an address; `shown` is `null` where all of them are. */
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

function textOf(answer: (typeof questionGroups)[number]['entries'][number]['answer']): string {
  return renderToStaticMarkup(answer)
    .replace(/<[^>]*>/g, ' ')
    .replaceAll('&amp;', '&')
    .replaceAll('&#x27;', "'");
}
