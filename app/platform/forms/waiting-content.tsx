import type { ReactNode } from 'react';

/**
 * What the enhanced page shows in place of its content while the form that was sent with `intent` is on its way.
 * An element with `data-typed` is filled with what was typed into the field of that name.
 */
export function WaitingContent({ intent, children }: { intent: string; children: ReactNode }) {
  return <template data-waiting={intent}>{children}</template>;
}
