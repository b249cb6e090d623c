import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

import { questionGroups } from '~/content/faq/questions';
import { MdxComponentsContext } from '~/content/mdx-components';
import { FaqAnswer } from '../faq-answer';
import { mdxComponents } from '../pages/mdx-components';
import { resultText, searchField, searchQuestions } from './search-questions';

const searchable = questionGroups
  .flatMap(({ entries }) => entries)
  .map(({ id, question, keywords }) => ({
    id,
    question,
    keywords,
    answer: toPlainText(<FaqAnswer id={id} />),
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

function toPlainText(answer: ReactNode): string {
  return renderToStaticMarkup(
    <MdxComponentsContext.Provider value={mdxComponents}>{answer}</MdxComponentsContext.Provider>,
  )
    .replace(/<[^>]*>/g, ' ')
    .replaceAll('&amp;', '&')
    .replaceAll('&#x27;', "'");
}
