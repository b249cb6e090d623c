import type { Quote } from '~/content/quotes';

export function ReadingList({ quotes }: { quotes: readonly Quote[] }) {
  return (
    <ol className="grid gap-4">
      {quotes.map(({ text, author, work }) => (
        <li key={work} className="border-l-4 border-accent pl-[min(1rem,4vw)]">
          <blockquote>
            <p className="text-[min(var(--text-lg),8vw)] leading-[1.556]">{text}</p>
          </blockquote>
          <p className="hint">
            {author}, <cite>{work}</cite>
          </p>
        </li>
      ))}
    </ol>
  );
}
