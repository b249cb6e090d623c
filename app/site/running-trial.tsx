import { createContext, useContext } from 'react';

export interface RunningTrial {
  agentId: string;
  /** The last day of the trial in words. */
  trialEnds: string;
}

/** The trial of a visitor who has a receptionist already. `null` on cached pages and for everybody else. */
export const RunningTrialContext = createContext<RunningTrial | null>(null);

export function useRunningTrial(): RunningTrial | null {
  return useContext(RunningTrialContext);
}

/** The label of links to the page of the visitor's receptionist. */
export const receptionistLabel = 'Back to my receptionist';

export function receptionistPath({ agentId }: Pick<RunningTrial, 'agentId'>): string {
  return `/demo/agent/${agentId}`;
}
