import type { IncomingHttpHeaders } from 'node:http';

/** Headers for the guard and the limits; a client cannot set them. */
export const originHeader = 'x-request-origin';
export const clientHeader = 'x-client-address';
const queryHeader = 'x-request-query';

/** Anything else, and a second one, would end up in the address that Remix reads, so that the server refuses a request without a host. */
const hostForm = /^([\w.-]+|\[[\da-f:.]+\])(:\d{1,5})?$/i;

interface RequestHead {
  url?: string | undefined;
  headers: IncomingHttpHeaders;
  rawHeaders: string[];
  socket: { remoteAddress?: string | undefined };
}

/**
 * Of a proxy's headers only what the outermost of `trustProxy` trusted ones added on the right. `Origin`
 * gets another name: Remix responds to a foreign or malformed one with an empty 500 before the guard can show its page.
 */
export function tidyHeaders(
  { url = '', headers, rawHeaders, socket }: RequestHead,
  trustProxy: number,
): void {
  const origin = sent(rawHeaders, 'origin');
  headers.origin = undefined;
  headers[originHeader] = origin.length > 0 ? origin.join(', ') : undefined;
  headers[clientHeader] =
    trusted(headers['x-forwarded-for'], trustProxy) ?? socket.remoteAddress ?? 'unknown';
  headers[queryHeader] = /\?([\x21-\x7e]*)$/.exec(url)?.[1];
  const host = trusted(headers['x-forwarded-host'], trustProxy);
  if (host !== undefined && hostForm.test(host)) headers.host = host;
  if (!hostForm.test(headers.host ?? '') || sent(rawHeaders, 'host').length > 1) headers.host = undefined;
  headers['x-forwarded-host'] = undefined;
  const scheme = trusted(headers['x-forwarded-proto'], trustProxy);
  headers['x-forwarded-proto'] = scheme === 'http' || scheme === 'https' ? scheme : undefined;
}

/** As the browser sent it: Remix takes parameters of its own out and re-encodes the others. */
export function sentQuery(request: Request): string {
  return request.headers.get(queryHeader) ?? new URL(request.url).search.slice(1);
}

/** As received, however often the development server has loaded this module and tidied before. */
function sent(rawHeaders: string[], name: string): string[] {
  const values: string[] = [];
  for (let at = 0; at < rawHeaders.length; at += 2)
    if (rawHeaders[at]?.length === name.length && rawHeaders[at]?.toLowerCase() === name)
      values.push(rawHeaders[at + 1] ?? '');
  return values;
}

function trusted(header: string | string[] | undefined, trustProxy: number): string | undefined {
  if (trustProxy === 0 || header === undefined) return undefined;
  const entries = String(header)
    .split(',')
    .map((entry) => entry.trim());
  return entries.at(-Math.min(trustProxy, entries.length));
}
