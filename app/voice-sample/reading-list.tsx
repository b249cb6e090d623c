import { callerLines } from '~/content/quotes';
import type { Quote } from '~/content/quotes';

/** Lines to read aloud: what an owner says to callers first, then the quotes. */
export function ReadingList({ quotes }: { quotes: readonly Quote[] }) {
  return (
    <div className="grid gap-4">
      <p className="font-semibold">What you’d say to a caller</p>
      <ul className="grid gap-4">
        {callerLines.map((line) => (
          <li key={line} className="border-l-4 border-accent pl-[min(1rem,4vw)]">
            <p className="text-[min(var(--text-lg),8vw)] leading-[1.556]">{line}</p>
          </li>
        ))}
      </ul>
      <p className="mt-2 font-semibold">Or read a few of these quotes</p>
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
    </div>
  );
}
