import { writeSessionStorage } from '~/platform/enhancement/session-storage';

export type SessionKey =
  | 'originalSalesRep'
  | 'currentAgentId'
  | 'userEmail'
  | 'businessName'
  | 'userAddress'
  | 'userCity'
  | 'userState'
  | 'userZipcode';

export type SessionValues = Partial<Record<SessionKey, string | undefined>>;

export function writeSessionKeys(values: SessionValues): void {
  for (const [key, value] of Object.entries(values)) if (value) writeSessionStorage(key, value);
}
