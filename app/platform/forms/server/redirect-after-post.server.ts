import { data, redirect } from '@remix-run/node';

import { enhancedHeader, locationHeader } from '../form-protocol';

/**
 * Every successful action ends with it: 303, or for the enhanced form 204 with the address, so that the script can
 * wait, a flash cookie is not used up by a followed redirect, and the address may be another site's. Throws the 204:
 * Remix sends a thrown status without running loaders, and adds the root's headers.
 */
export function redirectAfterPost(request: Request, location: string, headers = new Headers()): Response {
  if (!request.headers.has(enhancedHeader)) return redirect(location, { status: 303, headers });
  headers.set(locationHeader, location);
  throw data(null, { status: 204, headers });
}

/** The part of a response's headers that `redirectAfterPost` makes, for the root's `headers`. */
export function redirectHeaders(headers: Headers | undefined): Headers {
  const location = headers?.get(locationHeader);
  return new Headers(location ? { [locationHeader]: location } : {});
}
