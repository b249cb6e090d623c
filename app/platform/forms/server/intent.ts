/** `null` without a button of this form, as after a body that was cut off: then nothing is created or spent. */
export function intentOf<Intent extends string>(form: FormData, intents: readonly Intent[]): Intent | null {
  const sent = form.get('intent');
  return intents.find((intent) => intent === sent) ?? null;
}
