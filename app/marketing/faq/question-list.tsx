import type { FaqEntry } from './questions';

/**
 * Questions that open. The id stands inside the answer: browsers open a closed `details` for a target within it,
 * so that a link to an answer works without scripts.
 */
export function QuestionList({ entries }: { entries: readonly FaqEntry[] }) {
  return (
    <div data-questions>
      {entries.map(({ id, question, answer }) => (
        <details key={id} className="accordion">
          <summary>
            <h2 className="text-[1.1rem]">{question}</h2>
          </summary>
          <div id={id} className="prose answer">
            {answer}
            <p>
              <a href={`#${id}`} aria-label={`Link to this answer: ${question}`} className="answer-link">
                Link to this answer
              </a>
            </p>
          </div>
        </details>
      ))}
    </div>
  );
}
