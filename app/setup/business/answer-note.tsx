import type { ReactNode } from 'react';

interface AnswerNoteProps {
  /** The labels of the answers that the text is about, by the name of the field. */
  labels: Readonly<Record<string, string>>;
  /** The text that replaces this one after all of these answers were changed. By default, none does. */
  afterwards?: string | undefined;
  children: ReactNode;
}

/** Text about answers as they were when the page opened. The script changes it when the owner changes them. */
export function AnswerNote({ labels, afterwards, children }: AnswerNoteProps) {
  return (
    <span data-enhance="answer-note" data-labels={JSON.stringify(labels)} data-afterwards={afterwards}>
      {children}
    </span>
  );
}
