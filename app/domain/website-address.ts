import { isMailProvider } from './mail-providers';

export const websiteMessage =
  'That doesn’t look like a web address. Please enter a valid website URL (e.g., yourbusiness.com or www.yourbusiness.com).';

/** The fragment that makes the website step's script read the website at once. */
export const readFragment = '#read';

const localNames =
  /\.(localhost|localdomain|local|internal|intranet|private|lan|home|corp|svc|home\.arpa|test|invalid|onion|alt)\.?$/;
const hostName = /^[a-z0-9_-]+(\.[a-z0-9_-]+)+\.?$/;

/** A full URL, https by default; `null` unless the host has a dot and more than 3 characters. */
export function parseWebsiteAddress(typed: string): string | null {
  const text = typed.trim();
  const hasScheme = /^[a-z][a-z0-9+.-]*:\/\//i.test(text);
  if (/\s/.test(text) || (hasScheme && !/^https?:/i.test(text))) return null;
  const candidate = hasScheme ? text : `https://${text}`;
  if (!URL.canParse(candidate)) return null;
  const url = new URL(candidate);
  if (url.username || url.password || url.port || !isSiteName(url.hostname)) return null;
  const isBare = url.pathname === '/' && !url.search.includes('@'); // naive parsers read an @ in the query as the end of a user name
  const path = isBare ? '' : url.pathname;
  return `${url.protocol}//${url.host}${path}${url.search}`;
}

function isSiteName(host: string): boolean {
  return host.length > 3 && hostName.test(host) && !localNames.test(host);
}

/** `rivera.example` for `ana@rivera.example`. `null` if it isn't an email address, or is a mail provider's. */
export function domainOfEmail(typed: string): string | null {
  const [, domain = ''] = /^[^\s@/:]+@([^\s@/:]+)$/.exec(typed.trim()) ?? [];
  return parseWebsiteAddress(domain) && !isMailProvider(domain) ? domain.toLowerCase() : null;
}

/** `rivera.example` for `https://www.rivera.example/about`. */
export function bareHost(websiteAddress: string): string {
  return new URL(websiteAddress).hostname.replace(/^www\./, '');
}

/** Whether a name is a single word that is a part of the host, such as `Joesplumbing` for `joesplumbing.com`. */
export function isPartOfHost(name: string, websiteAddress: string): boolean {
  return websiteAddress !== '' && bareHost(websiteAddress).split('.').includes(name.toLowerCase());
}
