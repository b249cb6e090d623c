/** The value of the button that was clicked; `null` if it is missing, for example in a truncated body. Don't create or spend anything then. */
export function intentOf<Intent extends string>(form: FormData, intents: readonly Intent[]): Intent | null {
  const sent = form.get('intent');
  return intents.find((intent) => intent === sent) ?? null;
}
