/** The set-up checklist. */

export const checklistKeys = ['calendar', 'invite', 'widget', 'voice', 'test', 'phone'] as const;
export type ChecklistKey = (typeof checklistKeys)[number];

/** The five that count for 'Setup Complete!'; the phone step stands beside them. */
export const countedKeys = [
  'calendar',
  'invite',
  'widget',
  'voice',
  'test',
] as const satisfies ChecklistKey[];

export function isChecklistKey(value: unknown): value is ChecklistKey {
  return checklistKeys.some((key) => key === value);
}

/** What is complete at first: nothing, or with `test=true` everything but the voice sample. */
export function initiallyComplete(test: boolean): ChecklistKey[] {
  return test ? checklistKeys.filter((key) => key !== 'voice') : [];
}

/** Whether a step counts for 'Setup Complete!'. */
export function isCounted(key: ChecklistKey): boolean {
  return countedKeys.some((counted) => counted === key);
}

/** The set with `key` complete or not, in the order of the checklist. */
export function withStep(
  complete: readonly ChecklistKey[],
  key: ChecklistKey,
  done: boolean,
): ChecklistKey[] {
  return checklistKeys.filter((each) => (each === key ? done : complete.includes(each)));
}

export function isSetupComplete(complete: readonly ChecklistKey[]): boolean {
  return countedKeys.every((key) => complete.includes(key));
}

/** How many of the counted steps are complete, for 'n of 5'. */
export function countComplete(complete: readonly ChecklistKey[]): number {
  return countedKeys.filter((key) => complete.includes(key)).length;
}

/** The step that is open when the page is first shown: the first that is not complete. */
export function firstOpen(complete: readonly ChecklistKey[]): ChecklistKey | null {
  return checklistKeys.find((key) => !complete.includes(key)) ?? null;
}
