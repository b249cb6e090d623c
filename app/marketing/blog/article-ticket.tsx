import type { ReactNode } from 'react';

import type { Article } from '~/content/articles';
import { LongDay } from '~/site/long-day';
import { Ticket, TicketRows } from '~/site/ticket';
import type { Reading } from './reading.server';

interface ArticleTicketProps {
  title: ReactNode;
  article: Article;
  reading: Reading;
  children?: ReactNode;
}

/** An article's date, reading time and contents, with links to its parts. */
export function ArticleTicket({ title, article, reading, children }: ArticleTicketProps) {
  return (
    <Ticket title={title} stamp={null}>
      <TicketRows
        rows={[
          { label: 'Published', value: <LongDay day={article.published} /> },
          { label: 'To read', value: `${reading.minutes} min` },
          {
            label: 'In it',
            value: (
              <ul>
                {reading.contents.map(({ id, title: part }) => (
                  <li key={id}>
                    <a href={`/blog/${article.slug}#${id}`}>{part}</a>
                  </li>
                ))}
              </ul>
            ),
          },
        ]}
      />
      {children}
    </Ticket>
  );
}
