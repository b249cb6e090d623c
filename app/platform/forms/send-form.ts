import type { SubmissionResult } from '@conform-to/react';
import { isRouteErrorResponse } from '@remix-run/react';
import type { ShouldRevalidateFunctionArgs } from '@remix-run/react';

import { toasts } from './toasts';
import type { ToastText } from './toasts';

interface Sending<Answer> {
  request: Request;
  serverAction: () => Promise<Answer>;
  /** How long a redirect is held back, so that the visitor sees that the form succeeded (specification §9). */
  pauseMs?: number;
}

/**
 * Sends a form of the enhanced page. Where the server cannot be reached, the page stays as it is, with everything
 * typed and a message; answers and redirects of the server pass.
 */
export async function sendForm<Answer>({ request, serverAction, pauseMs = 0 }: Sending<Answer>) {
  const typed = request.clone();
  try {
    return await serverAction();
  } catch (thrown) {
    if (!(thrown instanceof Response) && !isRouteErrorResponse(thrown)) return lostConnection(typed);
    if (thrown instanceof Response && pauseMs > 0)
      await new Promise((resolve) => setTimeout(resolve, pauseMs));
    throw thrown;
  }
}

/** A page whose form was not sent asks for nothing either: a second failure would take its place. */
export function revalidateIfSent({
  actionResult,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  return actionResult?.toast === toasts['not-sent'] ? false : defaultShouldRevalidate;
}

async function lostConnection(typed: Request): Promise<{ toast: ToastText; lastResult: SubmissionResult }> {
  const form = await typed.formData().catch(() => new FormData());
  const texts = [...form].flatMap(([name, value]) =>
    typeof value === 'string' ? [[name, value] as const] : [],
  );
  return { toast: toasts['not-sent'], lastResult: { initialValue: Object.fromEntries(texts) } };
}
