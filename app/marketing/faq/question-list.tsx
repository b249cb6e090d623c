import type { FaqEntry } from '~/content/faq/questions';
import { FaqAnswer } from './faq-answer';

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
            <Question
              key={entry.id}
              entry={entry}
              isHidden={shown?.includes(entry.id) === false}
              isOnly={shown?.length === 1 && shown.includes(entry.id)}
            />
          ))}
        </section>
      ))}
    </div>
  );
}

interface QuestionProps {
  entry: FaqEntry;
  isHidden: boolean;
  /** Whether the search found only this question, so that its answer is shown at once. */
  isOnly: boolean;
}

/** The id is on the answer: browsers open a closed `details` for a link target inside it, even without scripts. */
function Question({ entry: { id, question, keywords }, isHidden, isOnly }: QuestionProps) {
  return (
    <details className="accordion" data-keywords={keywords.join(' ')} hidden={isHidden} open={isOnly}>
      <summary>
        <h3>{question}</h3>
      </summary>
      <div id={id} className="prose answer">
        <FaqAnswer id={id} />
        <p>
          <a href={`#${id}`} aria-label={`Link to this answer: ${question}`} className="answer-link">
            Link to this answer
          </a>
        </p>
      </div>
    </details>
  );
}
