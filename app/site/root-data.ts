import { useRouteLoaderData } from '@remix-run/react';

import { brand } from '~/brand';
import type { Notice } from '~/platform/forms/notice';

/** A receptionist in a list. */
export interface NamedReceptionist {
  agentId: string;
  /** The name of the business, or an empty string. */
  name: string;
  /** The trial number; `null` until it is known. */
  number: string | null;
}

/** A setup that the visitor can continue. */
export interface UnfinishedSetup {
  draftId: string;
  /** The business's name or, without one, its website address or its trade. */
  name: string;
  /** What the owner does next, such as a step's label, and its path. */
  step: string;
  path: string;
  /** Whether the visitor has entered nothing but a web address. */
  isAddressOnly: boolean;
}

/** The data that the root's loader has for every page. Cached pages are for visitors without receptionists and setups. */
interface RootData {
  /** The notice that the previous redirect set. */
  notice: Notice | null;
  hasAnswers: boolean;
  /** The sales rep who sent the visitor, on pages that aren't cached. */
  salesRep?: string;
  /** The visitor's receptionists: the session's current one, then the others, the one saved last first. */
  own: { all: readonly NamedReceptionist[] };
  /** The visitor's unfinished setups, newest first. Only landing pages have them. */
  unfinished: readonly UnfinishedSetup[];
  /** Whether the voice widget plays scripted calls, to which visitors can't say anything. */
  simulatesCalls: boolean;
}

/** Empty if the root's loader failed. */
export function useRootData(): Partial<RootData> {
  return useRouteLoaderData<RootData>('root') ?? {};
}

export function useOwnReceptionists(): readonly NamedReceptionist[] {
  return useRootData().own?.all ?? [];
}

/** A receptionist's name in a list: its business, or else its number. */
export function listName({ name, number }: NamedReceptionist): string {
  return name || number || brand.product;
}
