import type { ReactNode } from 'react';

/** Content that replaces the form while it is submitted with `intent`. Elements with `data-typed` show the value of that field. */
export function WaitingContent({ intent, children }: { intent: string; children: ReactNode }) {
  return <template data-waiting={intent}>{children}</template>;
}
