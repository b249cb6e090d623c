import { createContext, useContext } from 'react';

import { brand } from '~/brand';

export interface NextLink {
  label: string;
  path: string;
}

/** A receptionist in a list. */
export interface NamedReceptionist {
  agentId: string;
  /** The name of the business, or an empty string. */
  name: string;
  /** The trial number; `null` until it is known. */
  number: string | null;
}

/** The receptionist that an owner's pages show. */
export interface OwnReceptionist extends NamedReceptionist {
  /** The others that this browser knows, the one saved last first. */
  others: readonly NamedReceptionist[];
  /** How long that number works; `null` if nobody knows since when it works. */
  numberPeriod: { lastDay: string; hasEnded: boolean } | null;
  /** Whether calls are forwarded to the permanent number, which only the owner's email names. */
  isForwardedAgain: boolean;
  /** The link to what its owner does next. */
  next: NextLink;
  /** Says that callers who call the business reach it; `null` if they don't. */
  status: string | null;
  /** Whether nothing is left to do. */
  isComplete: boolean;
  /** The thing left to do; `null` if nothing is, if this browser doesn't know, or if it's to start the trial. */
  toDo: NextLink | null;
  /** Whether the trial hasn't started yet. */
  isTrialMissing: boolean;
  /** The trial, with its last day as a sentence without its full stop; `null` before the checkout. */
  trial: { status: string; hasEnded: boolean } | null;
  /** The card's sentence about a trial that may have started in another browser. */
  trialDoubt: string | null;
}

/**
 * The receptionist that this visitor has set up, or `null`. Cached pages are for visitors without one. `undefined` if the
 * root's loader failed.
 */
export const OwnReceptionistContext = createContext<OwnReceptionist | null | undefined>(undefined);

export function useOwnReceptionist(): OwnReceptionist | null {
  return useContext(OwnReceptionistContext) ?? null;
}

/** The label of links to the page of the visitor's receptionist. */
export const receptionistLabel = 'Back to my receptionist';

/** A receptionist's name in a list: its business, or else its number. */
export function listName({ name, number }: NamedReceptionist): string {
  return name || number || brand.product;
}
