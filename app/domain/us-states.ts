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
