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

export type RedirectData = Record<(typeof redirectFields)[number], string>;

export function readRedirectData(parameters: unknown): RedirectData {
  const given = new Map<string, unknown>(
    typeof parameters === 'object' && parameters !== null ? Object.entries(parameters) : [],
  );
  const text = (name: string) => {
    const value = given.get(name);
    return typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';
  };
  return {
    Agent_Id: text('Agent_Id'),
    UsersEmailAddress: text('UsersEmailAddress'),
    BusinessName: text('BusinessName'),
    UsersAddress: text('UsersAddress'),
    UsersCity: text('UsersCity'),
    UsersState: text('UsersState'),
    UsersZipcode: text('UsersZipcode'),
  };
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
