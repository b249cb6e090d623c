import names from './us-states.json';

/** The fifty states and the District of Columbia. */
export const usStates = Object.entries(names).map(([code, name]) => ({ code, name }));

/** The state's two-letter code for a code or a name in any letter case; `null` for anything else. */
export function stateCode(text: string): string | null {
  const wanted = text.trim().toLowerCase();
  const state = usStates.find(
    ({ code, name }) => code.toLowerCase() === wanted || name.toLowerCase() === wanted,
  );
  return state?.code ?? null;
}

/** The time zones to choose from. `states` has the two-letter codes of the states that are mostly in the zone. */
export const timeZones = [
  {
    value: 'America/New_York',
    label: 'Eastern',
    states: 'CT DE DC FL GA KY ME MD MA MI NH NJ NY NC OH PA RI SC VT VA WV',
  },
  { value: 'America/Chicago', label: 'Central', states: 'AL AR IL IA KS LA MN MS MO NE ND OK SD TN TX WI' },
  { value: 'America/Denver', label: 'Mountain', states: 'CO ID MT NM UT WY' },
  { value: 'America/Los_Angeles', label: 'Pacific', states: 'CA NV OR WA' },
  { value: 'Pacific/Honolulu', label: 'Hawaii', states: 'HI' },
  { value: 'America/Anchorage', label: 'Alaska', states: 'AK' },
  { value: 'America/Phoenix', label: 'Arizona', states: 'AZ' },
  { value: 'America/Indiana/Indianapolis', label: 'Indiana', states: 'IN' },
] as const;

/** The zone of most of a state, by its two-letter code. Empty for an unknown code. */
export function timeZoneOfState(state: string | undefined): string {
  return timeZones.find(({ states }) => states.split(' ').some((code) => code === state))?.value ?? '';
}
