import type { RequestHandler } from 'express';
import ipaddr from 'ipaddr.js';

/** Headers for the guard and the limits; a client cannot set them. */
export const originHeader = 'x-request-origin';
export const networkHeader = 'x-client-network';
const queryHeader = 'x-request-query';

/** Anything else, and a second one, would end up in the address that Remix reads, so that the server refuses a request without a host. */
const hostForm = /^([\w.-]{1,253}|\[[\da-f:.]{2,45}\])(:\d{1,5})?$/i;

/**
 * Of a proxy's headers only what the outermost of `trustProxy` trusted ones added on the right, and that well-formed.
 * `Origin` gets another name: Remix responds to a foreign or malformed one with an empty 500 before the guard can show its page.
 */
export function normalizeProxyHeaders(trustProxy: number): RequestHandler {
  return (request, _response, next) => {
    const { headers, headersDistinct, socket, ip = '', originalUrl } = request;
    headers[originHeader] = headers.origin;
    headers.origin = undefined;
    headers[networkHeader] = clientNetwork(ip) ?? clientNetwork(socket.remoteAddress ?? '') ?? 'unknown';
    headers[queryHeader] = /\?([\x21-\x7e]*)$/.exec(originalUrl)?.[1];
    const host = trusted(headers['x-forwarded-host'], trustProxy);
    if (host !== undefined && hostForm.test(host)) headers.host = host;
    if (!hostForm.test(headers.host ?? '') || headersDistinct.host?.length !== 1) headers.host = undefined;
    headers['x-forwarded-host'] = undefined;
    const scheme = trusted(headers['x-forwarded-proto'], trustProxy);
    headers['x-forwarded-proto'] = scheme === 'http' || scheme === 'https' ? scheme : undefined;
    next();
  };
}

/** As the browser sent it: Remix takes parameters of its own out and re-encodes the others. */
export function rawQuery(request: Request): string {
  return request.headers.get(queryHeader) ?? new URL(request.url).search.slice(1);
}

/**
 * The unit of rate limits: an IPv4 address, of an IPv6 one its /64, which is a household; in any notation, with the port
 * that some balancers add. `null` for what is no address.
 */
export function clientNetwork(entry: string): string | null {
  const [, ipv6, ipv4] = /^\[([^\]]*)\](?::\d+)?$|^([\d.]+):\d+$/.exec(entry) ?? [];
  const address = ipv6 ?? ipv4 ?? entry;
  if (!ipaddr.IPv4.isValidFourPartDecimal(address) && !ipaddr.IPv6.isValid(address)) return null;
  const ip = ipaddr.process(address);
  if (!('parts' in ip)) return ip.toString();
  return `${new ipaddr.IPv6([...ip.parts.slice(0, 4), 0, 0, 0, 0]).toString()}/64`;
}

function trusted(header: string | string[] | undefined, trustProxy: number): string | undefined {
  if (trustProxy === 0 || header === undefined) return undefined;
  const entries = String(header)
    .split(',')
    .map((entry) => entry.trim());
  return entries.at(-Math.min(trustProxy, entries.length));
}
