import { storeText } from '~/platform/enhancement/stored-text';

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
  for (const [key, value] of Object.entries(values)) if (value) storeText(key, value);
}
