export const timeZones = [
  { value: 'America/New_York', label: 'Eastern' },
  { value: 'America/Chicago', label: 'Central' },
  { value: 'America/Denver', label: 'Mountain' },
  { value: 'America/Los_Angeles', label: 'Pacific' },
  { value: 'Pacific/Honolulu', label: 'Hawaii' },
  { value: 'America/Anchorage', label: 'Alaska' },
  { value: 'America/Phoenix', label: 'Arizona' },
  { value: 'America/Indiana/Indianapolis', label: 'Indiana' },
] as const;

/** The zone that covers most of a state, given its two-letter code, or an empty string for an unknown code. */
export function timeZoneOfState(state: string | undefined): string {
  const zones = Object.entries(statesByZone);
  return zones.find(([, states]) => states.split(' ').some((code) => code === state))?.[0] ?? '';
}

const statesByZone: Record<(typeof timeZones)[number]['value'], string> = {
  'America/New_York': 'CT DE DC FL GA KY ME MD MA MI NH NJ NY NC OH PA RI SC VT VA WV',
  'America/Chicago': 'AL AR IL IA KS LA MN MS MO NE ND OK SD TN TX WI',
  'America/Denver': 'CO ID MT NM UT WY',
  'America/Los_Angeles': 'CA NV OR WA',
  'Pacific/Honolulu': 'HI',
  'America/Anchorage': 'AK',
  'America/Phoenix': 'AZ',
  'America/Indiana/Indianapolis': 'IN',
};
