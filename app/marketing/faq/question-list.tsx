import type { FaqEntry } from './faq-entry';

interface QuestionListProps {
  groups: readonly { title: string; entries: readonly FaqEntry[] }[];
}

export function QuestionList({ groups }: QuestionListProps) {
  return (
    <div data-questions>
      {groups.map(({ title, entries }) => (
        <section key={title} className="faq-group">
          <h2>{title}</h2>
          {entries.map((entry) => (
            <Question key={entry.id} entry={entry} />
          ))}
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
