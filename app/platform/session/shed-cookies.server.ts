import type { IncomingMessage, ServerResponse } from 'node:http';

import { ownerOf } from './cookie-owners.server';
import { cookieRoom, excessCookies, nameOf, sizesAfter } from './cookie-room';

/** More than this in one response would be too much for proxies; the next response goes on. */
const headersAtMost = 3_500;

/** Lets a response take back the cookies that make a browser's requests too large for servers and proxies. */
export function shedCookies(request: IncomingMessage, response: ServerResponse): void {
  const sent = request.headers.cookie ?? '';
  const set = listOf(response.getHeader('Set-Cookie'));
  if (sent.length + set.join('; ').length <= cookieRoom.own) return;
  if (set.length === 0 && !/^text\/html/.test(String(response.getHeader('Content-Type')))) return;
  const excess = excessCookies(sizesAfter(sent, set), new Set(set.map(nameOf)), ownerAt);
  if (excess.length === 0) return;
  response.setHeader('Set-Cookie', [...set, ...expiring(excess, request)]);
  response.setHeader('Cache-Control', 'no-store');
}

function ownerAt(name: string) {
  return ownerOf(name.replace(/^__Host-/, ''));
}

/** A cookie is taken back only under the domain and the path that it was set for, and a request tells neither. */
function expiring(names: string[], request: IncomingMessage): string[] {
  const places = placesOf(request);
  const headers: string[] = [];
  let size = 0;
  for (const name of names) {
    const secure = name.startsWith('__') ? '; Secure' : '';
    const wanted = places.map((place) => `${name}=; Max-Age=0${place}${secure}`);
    size += wanted.join('').length;
    if (size > headersAtMost && headers.length > 0) break;
    headers.push(...wanted);
  }
  return headers;
}

function placesOf({ url = '/', headers }: IncomingMessage): string[] {
  const host = (headers.host ?? '').replace(/:\d+$/, '');
  const labels = /^[\w-]+(\.[\w-]+)*\.[a-z]+$/i.test(host) ? host.split('.') : [];
  const domains = labels.slice(0, -1).map((_label, at) => `; Domain=${labels.slice(at).join('.')}`);
  const folder = /^\/[\w.~-]+/.exec(url)?.[0];
  const paths = ['/', ...(folder ? [folder] : [])];
  return paths.flatMap((path) => ['', ...domains].map((domain) => `; Path=${path}${domain}`));
}

function listOf(header: number | string | string[] | undefined): string[] {
  return header === undefined ? [] : [header].flat().map(String);
}
