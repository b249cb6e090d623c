import { data, redirect } from '@remix-run/node';

import { enhancedHeader, locationHeader } from '../form-protocol';

/**
 * Every successful action ends with it. Responds with 303, or for the enhanced form with 204 and the location in a header:
 * the script can wait before it opens the page, fetch doesn't follow the redirect and use up the flash cookie, and the
 * location may be on another site. The 204 is thrown, because Remix sends a thrown response without running loaders.
 */
export function redirectAfterPost(request: Request, location: string, headers = new Headers()): Response {
  if (!request.headers.has(enhancedHeader)) return redirect(location, { status: 303, headers });
  headers.set(locationHeader, location);
  throw data(null, { status: 204, headers });
}

/** The headers of a thrown `redirectAfterPost`, for the root route's `headers`. */
export function redirectHeaders(headers: Headers | undefined): Headers {
  const location = headers?.get(locationHeader);
  return new Headers(location ? { [locationHeader]: location } : {});
}
