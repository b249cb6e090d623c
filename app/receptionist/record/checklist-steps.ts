import { brand } from '~/brand';
import { checklistGroups } from '~/content/checklist';
import type { ChecklistKey } from '~/content/checklist';

const { needed, test, optional } = checklistGroups;

/** Says that callers reach the receptionist. Before the owner's test call, only the marks say so. */
export function answeringText(complete: readonly ChecklistKey[]): string {
  return `${complete.includes('test') ? '' : 'By your checklist, '}${brand.product} is answering`;
}

/** The steps without which no caller gets an appointment. */
export const neededKeys: readonly ChecklistKey[] = needed.keys;

/** The test and the optional steps. */
export const otherKeys: readonly ChecklistKey[] = [...test.keys, ...optional.keys];

/** The steps in page order. */
export const checklistKeys = [...neededKeys, ...otherKeys];

/**
 * The steps that count for 'Setup Complete!': all that an owner can do right away. The widget and the voice count, although
 * calls don't need them, because the message means that nothing is left to do. The phone step doesn't count, because the
 * permanent number arrives later.
 */
export const setupCompleteKeys = checklistKeys.filter((key) => key !== 'phone');

export function isChecklistKey(value: unknown): value is ChecklistKey {
  return checklistKeys.some((key) => key === value);
}

/** The parts of an agent's record that the checklist depends on. */
interface ChecklistRecord {
  checklist?: ChecklistKey[] | undefined;
  ownVoice?: boolean | undefined;
}

/** The marked steps. Before the owner marks any: the voice if it was recorded, and in test mode all others. */
export function completeSteps({ checklist, ownVoice }: ChecklistRecord, isTest = false): ChecklistKey[] {
  return checklist ?? checklistKeys.filter((key) => (key === 'voice' ? ownVoice === true : isTest));
}

export function withStep(
  complete: readonly ChecklistKey[],
  key: ChecklistKey,
  done: boolean,
): ChecklistKey[] {
  return checklistKeys.filter((each) => (each === key ? done : complete.includes(each)));
}

export function isSetupComplete(complete: readonly ChecklistKey[]): boolean {
  return setupCompleteKeys.every((key) => complete.includes(key));
}

/** How many of these steps are complete. */
export function doneAmong(keys: readonly ChecklistKey[], complete: readonly ChecklistKey[]): number {
  return keys.filter((key) => complete.includes(key)).length;
}

/** A sentence without its full stop. */
export function neededDone(complete: readonly ChecklistKey[]): string {
  const all = neededKeys.length;
  const done = doneAmong(neededKeys, complete);
  return done === all ? `All ${all} needed steps done` : `${done} of ${all} needed steps done`;
}

export function areNeededDone(complete: readonly ChecklistKey[]): boolean {
  return doneAmong(neededKeys, complete) === neededKeys.length;
}

/** The steps up to the test that are left, in page order. The optional ones are never an owner's next step. */
export function stepsLeft(complete: readonly ChecklistKey[]) {
  return [...needed.keys, ...test.keys].filter((key) => !complete.includes(key));
}

/** The owner's next step, the same on every page. `null` once the needed steps and the test are done. */
export function nextStep(complete: readonly ChecklistKey[]): ChecklistKey | null {
  return stepsLeft(complete)[0] ?? null;
}

/**
 * The id of the element to scroll to after `key` was marked: the next step, or the message that the receptionist answers or
 * is set up.
 */
export function nextStepId(key: ChecklistKey, complete: readonly ChecklistKey[]): string {
  const step = nextStep(complete);
  const isLastNeeded = areNeededDone(complete) && neededKeys.includes(key);
  return isSetupComplete(complete) || isLastNeeded || !step ? 'setup-complete' : `step-${step}`;
}
