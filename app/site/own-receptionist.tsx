import { createContext, useContext } from 'react';

export interface OwnReceptionist {
  agentId: string;
  /** The next step of its owner. */
  next: { label: string; path: string };
  /** Until when the trial runs, as a sentence without its period; `null` before the checkout. */
  trialStatus: string | null;
}

/** The receptionist that this visitor has set up. `null` on cached pages, which are for everybody. */
export const OwnReceptionistContext = createContext<OwnReceptionist | null>(null);

export function useOwnReceptionist(): OwnReceptionist | null {
  return useContext(OwnReceptionistContext);
}

/** The label of links to the page of the visitor's receptionist. */
export const receptionistLabel = 'Back to my receptionist';

export function receptionistPath({ agentId }: Pick<OwnReceptionist, 'agentId'>): string {
  return `/demo/agent/${agentId}`;
}
