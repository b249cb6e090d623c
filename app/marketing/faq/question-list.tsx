import type { FaqEntry } from './questions';

interface QuestionListProps {
  entries: readonly FaqEntry[];
  groups: readonly { title: string; ids: readonly string[] }[];
}

export function QuestionList({ entries, groups }: QuestionListProps) {
  return (
    <div data-questions>
      {groups.map(({ title, ids }) => (
        <section key={title} className="faq-group">
          <h2>{title}</h2>
          {ids.map((id) => {
            const entry = entries.find((candidate) => candidate.id === id);
            return entry ? <Question key={id} entry={entry} /> : null;
          })}
        </section>
      ))}
    </div>
  );
}

/** The id is inside: browsers open a closed `details` for a target within it, so links work without scripts. */
function Question({ entry: { id, question, answer } }: { entry: FaqEntry }) {
  return (
    <details className="accordion">
      <summary>
        <h3>{question}</h3>
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
  );
}
