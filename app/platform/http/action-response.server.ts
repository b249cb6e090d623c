import { data, redirect } from '@remix-run/node';
import type { SubmissionResult } from '@conform-to/react';
import { parseWithZod } from '@conform-to/zod/v4';
import { z } from 'zod';

import type { Visit } from '../cookies/visit.server';
import { checkOnly, enhancedHeader, locationHeader } from '../forms/form-protocol';
import type { Notice } from '../forms/notice';

// The responses of actions.

export interface FormActionData {
  lastResult?: SubmissionResult;
  notice?: Notice;
}

/**
 * Whether a script only asks which errors the form has now. Respond with the page: save no answers, and send or log
 * nothing.
 */
export function isCheckOnly({ request }: Pick<Visit, 'request'>): boolean {
  return request.headers.get(enhancedHeader) === checkOnly;
}

/** The submitted values with only these errors, for buttons that don't submit the values. */
export function uncheckedReply(form: FormData, fieldErrors: Record<string, string[]> = {}) {
  return parseWithZod(form, { schema: z.object({}) }).reply({ fieldErrors });
}

/** Responds with the form, which the visitor has to correct. `status` is 413 if something is too large. */
export function formErrorResponse(lastResult: SubmissionResult, notice?: Notice, status: 400 | 413 = 400) {
  return data<FormActionData>({ lastResult, notice }, { status });
}

/** Responds with a notice after the backend failed. The visitor can send the same form again. */
export function faultResponse(notice: Notice, lastResult?: SubmissionResult): FormActionData {
  return { lastResult, notice: { ...notice, isFault: true } };
}

/** A redirect to another page. Throw it: Remix sends a thrown response without running loaders. */
type Redirect = ReturnType<typeof redirect> | ReturnType<typeof data<null>>;

/**
 * Sends the visitor to another page. After a POST, the status is 303. An enhanced form gets a 204 with the location in a
 * header: the script can wait before it opens the page, fetch doesn't follow the redirect and use up the flash cookie, and
 * the location may be on another site.
 */
export function redirectTo({ request }: Pick<Visit, 'request'>, location: string): Redirect {
  if (request.method !== 'POST') return redirect(location);
  if (!request.headers.has(enhancedHeader)) return redirect(location, 303);
  return data(null, { status: 204, headers: { [locationHeader]: location } });
}

/** Makes the browser post the same form to another URL. It first stores the cookies of this response. */
export function resendTo(location: string): Redirect {
  return redirect(location, 307);
}

const keptHeaders = [locationHeader.toLowerCase(), 'retry-after'];

/** The headers of a thrown response that Remix would drop, for the root route's `headers`. */
export function headersOfThrown(thrown: Headers | undefined): Headers {
  const kept = [...(thrown ?? [])].filter(([name]) => keptHeaders.includes(name));
  return new Headers(kept);
}
