import { data, redirect } from '@remix-run/node';

import { enhancedHeader, locationHeader } from './form-protocol';

/**
 * Leads on from a form that was taken; every action ends with it. A browser's own form is answered with 303; the
 * enhanced form with 204 and the address, so that the script can wait before it goes there, what the next page is
 * told by a cookie is not used up on the way, and the address may be another site's.
 * @throws the 204: Remix answers a thrown status without running loaders, and adds the root's headers
 */
export function leadTo(request: Request, location: string, headers = new Headers()): Response {
  if (!request.headers.has(enhancedHeader)) return redirect(location, { status: 303, headers });
  headers.set(locationHeader, location);
  throw data(null, { status: 204, headers });
}

/** The part of a response's headers that `leadTo` makes, for the root's `headers`. */
export function leadingHeaders(answer: Headers | undefined): Headers {
  const location = answer?.get(locationHeader);
  return new Headers(location ? { [locationHeader]: location } : {});
}
