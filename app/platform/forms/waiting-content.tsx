import type { ReactNode } from 'react';

/** Replaces the form while it is sent with `intent`; `data-typed` elements get the typed value of that field. */
export function WaitingContent({ intent, children }: { intent: string; children: ReactNode }) {
  return <template data-waiting={intent}>{children}</template>;
}
