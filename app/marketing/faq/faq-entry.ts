import type { ReactNode } from 'react';

/** The id is part of an address, `/faq#{id}`: never change it after it was published. */
export interface FaqEntry {
  id: string;
  question: string;
  /** What people type into the search who use other words than the question and its answer. */
  keywords?: readonly string[];
  answer: ReactNode;
}
