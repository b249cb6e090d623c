import type { MDXContent } from 'mdx/types';
import type { ReactNode } from 'react';

import type { Article, ArticleSlug } from '~/content/articles';
import AfterHours from '~/content/articles/after-hours.mdx';
import Attorneys from '~/content/articles/attorneys.mdx';
import FillingYourCalendar from '~/content/articles/filling-your-calendar.mdx';
import Numbers from '~/content/articles/numbers.mdx';
import Roi from '~/content/articles/roi.mdx';
import { Ticket, TicketRows } from '~/site/ticket';
import { DateInWords, LineLink } from '../section';

const texts: Record<ArticleSlug, MDXContent> = {
  'after-hours': AfterHours,
  attorneys: Attorneys,
  'filling-your-calendar': FillingYourCalendar,
  numbers: Numbers,
  roi: Roi,
};

/** An article with its reading time in minutes, and its headings. */
export interface ShownArticle extends Article {
  minutes: number;
  contents: readonly { id: string; title: string }[];
}

/** Each title links to the article's page, and each article can be opened in place. */
export function ArticleList({ articles }: { articles: readonly ShownArticle[] }) {
  return (
    <div className="grid max-w-3xl gap-8">
      {articles.map((article) => (
        <div key={article.slug}>
          <ArticleTicket
            title={
              <h2>
                <a href={`/blog/${article.slug}`}>{article.title}</a>
              </h2>
            }
            article={article}
          >
            <p className="mt-3">{article.summary}</p>
          </ArticleTicket>
          <details className="accordion">
            <summary aria-label={`Read “${article.title}” here`}>Read it here</summary>
            <div id={article.slug} className="answer">
              <ArticleText article={article} nested />
            </div>
          </details>
        </div>
      ))}
    </div>
  );
}

export function MoreArticles({ articles }: { articles: readonly Article[] }) {
  return (
    <nav aria-labelledby="more" className="mt-12 max-w-2xl border-t border-line pt-6">
      <h2 id="more" className="mb-2">
        More From the Receptionist’s Corner
      </h2>
      <ul>
        {articles.map(({ slug, title }) => (
          <li key={slug}>
            <LineLink href={`/blog/${slug}`} label={title} />
          </li>
        ))}
      </ul>
      <a href="/blog" className="btn btn-quiet mt-4">
        All articles
      </a>
    </nav>
  );
}

export function ArticleText({ article, nested = false }: { article: Article; nested?: boolean }) {
  const Text = texts[article.slug];
  return (
    <div className="prose">
      <Text components={{ h2: nested ? 'h3' : LinkedHeading }} />
    </div>
  );
}

/** A heading that the contents link to. */
function LinkedHeading({ children }: { children?: ReactNode }) {
  const id = String(children)
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  return <h2 id={id}>{children}</h2>;
}

interface ArticleTicketProps {
  title: ReactNode;
  article: ShownArticle;
  children?: ReactNode;
}

/** An article's date, reading time and contents, with links to its parts. */
export function ArticleTicket({ title, article, children }: ArticleTicketProps) {
  return (
    <Ticket title={title} stamp={null}>
      <TicketRows
        rows={[
          { label: 'Published', value: <DateInWords day={article.published} /> },
          { label: 'To read', value: `${article.minutes} min` },
        ]}
      />
      {children}
      <p className="ticket-label mt-3">In this article</p>
      <ul className="grid gap-1">
        {article.contents.map(({ id, title: part }) => (
          <li key={id}>
            <a href={`/blog/${article.slug}#${id}`}>{part}</a>
          </li>
        ))}
      </ul>
    </Ticket>
  );
}
