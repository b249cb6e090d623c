import type { SessionKey } from '~/receptionist/session-keys';

export const redirectFields = [
  'Agent_Id',
  'UsersEmailAddress',
  'BusinessName',
  'UsersAddress',
  'UsersCity',
  'UsersState',
  'UsersZipcode',
] as const;

type RedirectData = Record<(typeof redirectFields)[number], string>;

export function readRedirectData(parameters: unknown): RedirectData {
  const given = new Map<string, unknown>(
    typeof parameters === 'object' && parameters !== null ? Object.entries(parameters) : [],
  );
  const text = (name: string) => {
    const value = given.get(name);
    return typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';
  };
  return Object.fromEntries(redirectFields.map((name) => [name, text(name)])) as RedirectData; // one entry per field
}

export function sessionKeysOf(data: RedirectData): Partial<Record<SessionKey, string>> {
  return {
    currentAgentId: data.Agent_Id,
    userEmail: data.UsersEmailAddress,
    businessName: data.BusinessName,
    userAddress: data.UsersAddress,
    userCity: data.UsersCity,
    userState: data.UsersState,
    userZipcode: data.UsersZipcode,
  };
}

/** The JSON response of `/voice-handover`. */
export interface CallResult {
  /** Whether a phone number was assigned, or will be soon. */
  assigned: boolean;
}

/** Resolves with whether a number was assigned. A failure counts as no number, since the receptionist exists anyway. */
export async function sendCallResult(data: RedirectData): Promise<boolean> {
  try {
    const response = await fetch('/voice-handover', { method: 'POST', body: new URLSearchParams(data) });
    const { assigned }: CallResult = await response.json();
    return response.ok && assigned;
  } catch {
    return false;
  }
}
