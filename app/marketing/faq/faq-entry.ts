import type { ReactNode } from 'react';

/** A question and its answer. `id` is part of the public URL `/faq#{id}`: never change it once published. */
export interface FaqEntry {
  id: string;
  question: string;
  /** Search terms that appear in neither the question nor the answer. */
  keywords?: readonly string[];
  answer: ReactNode;
}
