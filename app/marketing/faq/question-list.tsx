import type { FaqEntry } from './faq-entry';

interface QuestionListProps {
  groups: readonly { title: string; entries: readonly FaqEntry[] }[];
  /** IDs of the questions that the search found; `null` shows all. */
  shown: readonly string[] | null;
}

export function QuestionList({ groups, shown }: QuestionListProps) {
  return (
    <div data-questions>
      {groups.map(({ title, entries }) => (
        <section key={title} className="faq-group">
          <h2>{title}</h2>
          {entries.map((entry) => (
            <Question key={entry.id} entry={entry} isHidden={shown?.includes(entry.id) === false} />
          ))}
        </section>
      ))}
    </div>
  );
}

/** The id is on the answer: browsers open a closed `details` for a link target inside it, even without scripts. */
function Question({
  entry: { id, question, keywords, answer },
  isHidden,
}: {
  entry: FaqEntry;
  isHidden: boolean;
}) {
  return (
    <details className="accordion" data-keywords={keywords?.join(' ')} hidden={isHidden}>
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
