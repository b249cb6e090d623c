import type { ReactNode } from 'react';

interface AnswerNoteProps {
  /** The labels of the answers that the text is about, by the name of the field. */
  labels: Readonly<Record<string, string>>;
  /** Replaces the text once all of these answers are changed. By default, the text is then hidden. */
  onceChanged?: string | undefined;
  children: ReactNode;
}

/** Text about answers as they were when the page opened. The script updates the text when the owner changes them. */
export function AnswerNote({ labels, onceChanged, children }: AnswerNoteProps) {
  return (
    <span data-enhance="answer-note" data-labels={JSON.stringify(labels)} data-once-changed={onceChanged}>
      {children}
    </span>
  );
}
