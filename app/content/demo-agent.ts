/**
 * SAMPLE CONTENT: whether the demo agent answers as the trade in its dynamic variable `trade`, as the mock backend's agent
 * does. Call your agent from a few trade pages before launch. If it always answers as the same business, set this to false.
 */
export const answersAsTrade: boolean = true;

/** The note next to 'Talk to it now' on the page of a trade. */
export function demoNote(business: string): string {
  return answersAsTrade
    ? `Talk to it, and it answers as ${business}.`
    : `Talk to it, and it answers as a business in another trade. Below, hear ${business}’s call.`;
}
