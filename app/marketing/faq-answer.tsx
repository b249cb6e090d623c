import { faqEntry } from '~/content/faq/questions';
import type { FaqId } from '~/content/faq/questions';
import { Line } from './section';

/** The answer to a question. Other pages use it, too, so that they can't disagree with the FAQ. */
export function FaqAnswer({ id }: { id: FaqId }) {
  const { Answer } = faqEntry(id);
  return <Answer />;
}

/** An answer of one paragraph, below a heading of another page. */
export function FaqLine({ id }: { id: FaqId }) {
  const { Answer } = faqEntry(id);
  return <Answer components={{ p: Line }} />;
}

/** A question that opens its answer. */
export function FaqDetails({ id }: { id: FaqId }) {
  return (
    <details className="accordion">
      <summary>{faqEntry(id).question}</summary>
      <div className="prose">
        <FaqAnswer id={id} />
      </div>
    </details>
  );
}
