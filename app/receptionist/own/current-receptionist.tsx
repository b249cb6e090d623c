import { createContext, useContext } from 'react';

import type { ReceptionistView } from '../record/receptionist-view';

/** The session's current receptionist, or `null`. Cached pages are for visitors without one. */
export const CurrentReceptionistContext = createContext<ReceptionistView | null>(null);

export function useCurrentReceptionist(): ReceptionistView | null {
  return useContext(CurrentReceptionistContext);
}

/** The label of links to the page of the visitor's receptionist. */
export const receptionistLabel = 'Back to my receptionist';
