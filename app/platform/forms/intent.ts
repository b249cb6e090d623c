/**
 * The word of the button that a form was sent with; `null` where it came without one, as after a body that was cut off,
 * or with one that no button of the form has. Nothing is created or spent for `null`.
 */
export function intentOf<Intent extends string>(form: FormData, intents: readonly Intent[]): Intent | null {
  const sent = form.get('intent');
  return intents.find((intent) => intent === sent) ?? null;
}
