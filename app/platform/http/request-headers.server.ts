import type { RequestHandler } from 'express';
import ipaddr from 'ipaddr.js';

import { env } from '~/environment/env.server';

/** Headers that `normalizeProxyHeaders` sets for the request check and the rate limits. Clients can't set them. */
export const originHeader = 'x-request-origin';
export const networkHeader = 'x-client-network';
const queryHeader = 'x-request-query';

/**
 * A malformed or second `Host` would become part of Remix's URL. Such a host is removed, and server/app.js rejects the
 * request.
 */
const hostPattern = /^([\w.-]{1,253}|\[[\da-f:.]{2,45}\])(:\d{1,5})?$/i;

/**
 * Express middleware. Of each `X-Forwarded` header, only the well-formed entry that the outermost of the `trustProxy` trusted
 * proxies added is used, because clients can send the entries to its left. `Origin` moves to another header, because Remix
 * responds with an empty 500 to a foreign or malformed origin before our error page can be rendered.
 */
export function normalizeProxyHeaders(trustProxy: number): RequestHandler {
  return (request, _response, next) => {
    const { headers, headersDistinct, socket, ip = '', originalUrl } = request;
    headers[originHeader] = headers.origin;
    headers.origin = undefined;
    headers[networkHeader] = clientNetwork(ip) ?? clientNetwork(socket.remoteAddress ?? '') ?? 'unknown';
    headers[queryHeader] = /\?([\x21-\x7e]*)$/.exec(originalUrl)?.[1];
    const host = trusted(headers['x-forwarded-host'], trustProxy);
    if (host !== undefined && hostPattern.test(host)) headers.host = host;
    if (!hostPattern.test(headers.host ?? '') || headersDistinct.host?.length !== 1) headers.host = undefined;
    headers['x-forwarded-host'] = undefined;
    const scheme = trusted(headers['x-forwarded-proto'], trustProxy);
    headers['x-forwarded-proto'] = scheme === 'http' || scheme === 'https' ? scheme : undefined;
    next();
  };
}

/** The query string exactly as the browser sent it. Remix removes its own parameters and re-encodes the others. */
export function rawQuery(request: Request): string {
  return request.headers.get(queryHeader) ?? new URL(request.url).search.slice(1);
}

/** The public origin of the site, such as `https://example.com`. */
export function siteOrigin(request: Request): string {
  return env.publicUrl ?? new URL(request.url).origin;
}

/**
 * The network that rate limits count by: an IPv4 address, or the /64 of an IPv6 address, which is one household. Accepts
 * any notation, and the port that some load balancers add. `null` if `entry` isn't an address.
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
