export const checklistKeys = ['calendar', 'invite', 'widget', 'voice', 'test', 'phone'] as const;
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

/** The steps that are complete before the owner marks any: the voice if it was recorded, and in test mode all others. */
export function initiallyComplete({ test, ownVoice }: { test: boolean; ownVoice: boolean }): ChecklistKey[] {
  return checklistKeys.filter((key) => (key === 'voice' ? ownVoice : test));
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

/** The element id of the next open step after `key`, else of the first open one, or of the end of the checklist. */
export function nextStepId(key: ChecklistKey, complete: readonly ChecklistKey[]): string {
  if (isSetupComplete(complete)) return 'setup-complete';
  const fromHere = [...checklistKeys.slice(checklistKeys.indexOf(key)), ...checklistKeys];
  return `step-${fromHere.find((step) => !complete.includes(step))}`;
}
