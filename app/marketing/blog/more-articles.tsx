import type { Article } from '~/content/articles';

export function MoreArticles({ articles }: { articles: readonly Article[] }) {
  return (
    <nav aria-labelledby="more" className="mt-12 max-w-2xl border-t border-line pt-6">
      <h2 id="more" className="mb-2">
        More From the Receptionist’s Corner
      </h2>
      <ul>
        {articles.map(({ slug, title }) => (
          <li key={slug}>
            <a href={`/blog/${slug}`} className="inline-flex min-h-11 items-center">
              {title}
            </a>
          </li>
        ))}
      </ul>
      <a href="/blog" className="btn btn-quiet mt-4">
        All articles
      </a>
    </nav>
  );
}
