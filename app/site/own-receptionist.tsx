import { createContext, useContext } from 'react';

export interface OwnReceptionist {
  agentId: string;
  /** The next step of its owner. */
  next: { label: string; path: string };
  /** The last day of the trial in words, after the checkout. */
  trialEnds: string | null;
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
