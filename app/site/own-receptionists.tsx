import { createContext, useContext } from 'react';

import { brand } from '~/brand';

/** A receptionist in a list. */
export interface NamedReceptionist {
  agentId: string;
  /** The name of the business, or an empty string. */
  name: string;
  /** The trial number; `null` until it is known. */
  number: string | null;
}

/**
 * The visitor's receptionists: the session's current one, then the others, the one saved last first. Cached pages are for visitors
 * without any. `undefined` if the root's loader failed.
 */
export const OwnReceptionistsContext = createContext<readonly NamedReceptionist[] | undefined>(undefined);

export function useOwnReceptionists(): readonly NamedReceptionist[] {
  return useContext(OwnReceptionistsContext) ?? [];
}

/** A receptionist's name in a list: its business, or else its number. */
export function listName({ name, number }: NamedReceptionist): string {
  return name || number || brand.product;
}
