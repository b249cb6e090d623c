import type { AgentRecord } from './agent-record.server';

/** The data that this browser has about a receptionist. */
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
  /** Our own demo or setup receptionist, which visitors can talk to but not change. */
  | 'house'
  /** This browser has only its ID, which owners paste into their websites. */
  | 'stranger'
  /** This browser has used it: signed up for the trial, or made it current. Anyone with the ID can do that. */
  | 'known'
  /** The owner's browser, which created the receptionist or used the owner's link. */
  | 'owner';

/** Whether this browser set the receptionist up, so that it has all its answers. */
export function isSetUpHere({ setupVariant }: Pick<AgentRecord, 'setupVariant'>): boolean {
  return setupVariant !== undefined;
}

/** Whether the receptionist is a business's, not ours or none. */
export function isOfBusiness(relation: Relation): boolean {
  return relation !== 'none' && relation !== 'house';
}

export function isKnownHere(relation: Relation): boolean {
  return relation === 'known' || relation === 'owner';
}
