/**
 * Lets the enhanced page's visitor see that a form succeeded before the next page comes (specification §9).
 * @param ms how long a redirect is held back; every other answer passes at once
 */
export async function pauseBeforeRedirect<Answer>(send: () => Promise<Answer>, ms: number): Promise<Answer> {
  try {
    return await send();
  } catch (thrown) {
    if (thrown instanceof Response) await new Promise((resolve) => setTimeout(resolve, ms));
    throw thrown;
  }
}
