import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

import { MdxComponentsContext } from '~/content/mdx-components';
import { mdxComponents } from './mdx-components';

/** The HTML of a text from MDX, without the call to action, which depends on the visitor. */
export function renderText(text: ReactNode): string {
  return renderToStaticMarkup(
    <MdxComponentsContext.Provider value={components}>{text}</MdxComponentsContext.Provider>,
  );
}

const components = { ...mdxComponents, TryAction: () => null };

/** The words of HTML that React rendered. */
export function wordsOf(html: string): string {
  return html
    .replace(/<[^>]*>/g, ' ')
    .replaceAll('&#x27;', '’')
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
    .trim();
}
