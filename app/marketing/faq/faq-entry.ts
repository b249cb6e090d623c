import type { ReactNode } from 'react';

/** The id is part of an address, `/faq#{id}`: never change one that is published. */
export interface FaqEntry {
  id: string;
  question: string;
  answer: ReactNode;
}
