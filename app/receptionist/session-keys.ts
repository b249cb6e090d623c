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
  for (const [key, value] of Object.entries(values)) if (value) write(key, value);
}

/** Removes it from the storage; empty if there is none or the storage is blocked. */
export function takeSessionKey(key: SessionKey): string {
  try {
    const value = sessionStorage.getItem(key) ?? '';
    sessionStorage.removeItem(key);
    return value;
  } catch {
    return '';
  }
}

function write(key: string, value: string): void {
  try {
    sessionStorage.setItem(key, value);
  } catch {
    // Blocked storage: the server's session carries the same values.
  }
}
