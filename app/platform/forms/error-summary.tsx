import { useEffect, useRef } from 'react';

export interface FieldProblem {
  /** Id of the control. */
  id: string;
  messages: string[];
}

/** All problems of a form at once, above it; takes focus and leads to each field. */
export function ErrorSummary({ problems }: { problems: FieldProblem[] }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (problems.length > 0) box.current?.focus();
  }, [problems]);

  if (problems.length === 0) return null;
  return (
    <div
      ref={box}
      tabIndex={-1}
      // eslint-disable-next-line jsx-a11y/no-autofocus -- takes focus where no script does it
      autoFocus
      aria-labelledby="error-summary-title"
      className="rounded-xl border-2 border-danger bg-danger-tint p-4"
    >
      <h2 id="error-summary-title" className="mb-1 text-lg">
        {problems.length === 1
          ? 'One thing needs your attention'
          : `${problems.length} things need your attention`}
      </h2>
      <ul className="list-disc pl-5">
        {problems.map(({ id, messages }) => (
          <li key={id}>
            <a href={`#${id}`} className="text-ink">
              {messages.join(' ')}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
