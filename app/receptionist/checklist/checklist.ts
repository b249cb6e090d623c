/** In the order of the page: three that calls need, then the optional ones. */
export const checklistKeys = ['calendar', 'invite', 'phone', 'widget', 'voice', 'test'] as const;
export type ChecklistKey = (typeof checklistKeys)[number];

export const stepTitles: Record<ChecklistKey, string> = {
  calendar: 'Connect your calendar',
  invite: 'Accept the invite',
  widget: 'Add the website widget',
  voice: 'Record a voice sample',
  test: 'Test your setup',
  phone: 'Get your number and forward calls',
};

/** The steps required for 'Setup Complete!'. The phone step isn't one of them. */
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

/** The parts of an agent's record that the checklist depends on. */
interface ChecklistRecord {
  checklist?: ChecklistKey[];
  knows?: { ownVoice?: boolean | undefined };
}

/** The marked steps. Before the owner marks any: the voice if it was recorded, and in test mode all others. */
export function completeSteps({ checklist, knows }: ChecklistRecord, test = false): ChecklistKey[] {
  return checklist ?? checklistKeys.filter((key) => (key === 'voice' ? knows?.ownVoice === true : test));
}

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

/** Whether callers reach the receptionist: it is set up, and calls are forwarded to it. */
export function isOpenForCalls(complete: readonly ChecklistKey[]): boolean {
  return isSetupComplete(complete) && complete.includes('phone');
}

export function countComplete(complete: readonly ChecklistKey[]): number {
  return countedKeys.filter((key) => complete.includes(key)).length;
}

export function firstOpenStep(complete: readonly ChecklistKey[]): ChecklistKey | null {
  return checklistKeys.find((key) => !complete.includes(key)) ?? null;
}

/** The next incomplete step after `key`, else the first one; `null` if all are complete. */
export function nextStep(key: ChecklistKey, complete: readonly ChecklistKey[]): ChecklistKey | null {
  const fromHere = [...checklistKeys.slice(checklistKeys.indexOf(key)), ...checklistKeys];
  return fromHere.find((step) => !complete.includes(step)) ?? null;
}

/** The element id of the next step, or of the success message. */
export function nextStepId(key: ChecklistKey, complete: readonly ChecklistKey[]): string {
  return isSetupComplete(complete) ? 'setup-complete' : `step-${nextStep(key, complete)}`;
}
