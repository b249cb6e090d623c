import { useRouteLoaderData } from '@remix-run/react';

import type { ReceptionistView } from '../record/receptionist-view';

interface RootData {
  own: { current: ReceptionistView | null };
}

/** The session's current receptionist, or `null`. Cached pages are for visitors without one. */
export function useCurrentReceptionist(): ReceptionistView | null {
  return useRouteLoaderData<RootData>('root')?.own.current ?? null;
}

/** The label of links to the page of the visitor's receptionist. */
export const receptionistLabel = 'Back to my receptionist';
