import type { MDXContent } from 'mdx/types';

import type { ArticleSlug } from '../articles';

const files = import.meta.glob<{ default: MDXContent }>('./*.mdx', { eager: true });

export function articleText(slug: ArticleSlug): MDXContent {
  const file = files[`./${slug}.mdx`];
  if (!file) throw new Error(`app/content/articles/${slug}.mdx is missing`);
  return file.default;
}
