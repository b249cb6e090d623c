import type { AgentRecord } from './agent-record.server';

/** The data that this browser has of a receptionist. */
export interface Receptionist {
  agentId: string;
  relation: Relation;
  record: AgentRecord;
  /** The trial number; `null` until it is known. */
  number: string | null;
}

/** The relation of this browser to a receptionist, which decides what its pages show and what they may do. */
export type Relation =
  /** Nobody named a receptionist. */
  | 'none'
  /** It is our own demo or setup receptionist, which visitors can talk to but not change. */
  | 'house'
  /** This browser has only its ID, which owners paste into their websites. */
  | 'stranger'
  /** It is used here: signed up for its trial, or the session's current one. That takes the ID alone. */
  | 'known'
  /** The owner's browser: it created the receptionist, or the owner's link was used in it. */
  | 'owner';

/** Whether it is the receptionist of a business, and not ours or none. */
export function isOfBusiness(relation: Relation): boolean {
  return relation !== 'none' && relation !== 'house';
}

export function isKnownHere(relation: Relation): boolean {
  return relation === 'known' || relation === 'owner';
}
