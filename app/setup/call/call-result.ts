import type { SessionKey } from '~/receptionist/session-keys';

/** The parameters of the voice agent's redirect tool. */
export const callResultFields = [
  'Agent_Id',
  'UsersEmailAddress',
  'BusinessName',
  'UsersAddress',
  'UsersCity',
  'UsersState',
  'UsersZipcode',
] as const;

type CallResult = Record<(typeof callResultFields)[number], string>;

/** Missing and malformed parameters become empty. */
export function readCallResult(parameters: unknown): CallResult {
  const given = new Map<string, unknown>(
    typeof parameters === 'object' && parameters !== null ? Object.entries(parameters) : [],
  );
  const text = (name: string) => {
    const value = given.get(name);
    return typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';
  };
  return Object.fromEntries(callResultFields.map((name) => [name, text(name)])) as CallResult; // one entry per field
}

export function sessionKeysOf(result: CallResult): Partial<Record<SessionKey, string>> {
  return {
    currentAgentId: result.Agent_Id,
    userEmail: result.UsersEmailAddress,
    businessName: result.BusinessName,
    userAddress: result.UsersAddress,
    userCity: result.UsersCity,
    userState: result.UsersState,
    userZipcode: result.UsersZipcode,
  };
}

/** The JSON response of `/voice-handover`. */
export interface CallResultReply {
  /** Whether a phone number was assigned, or will be soon. */
  assigned: boolean;
}

/** Resolves with whether a number was assigned. A failure counts as no number, since the receptionist exists anyway. */
export async function sendCallResult(result: CallResult): Promise<boolean> {
  try {
    const response = await fetch('/voice-handover', { method: 'POST', body: new URLSearchParams(result) });
    const { assigned }: CallResultReply = await response.json();
    return response.ok && assigned;
  } catch {
    return false;
  }
}
