/** The website step's one rule. */

export const websiteMessage =
  'Please enter a valid website URL (e.g., yourbusiness.com or www.yourbusiness.com).';

const hostName = /^[a-z0-9_-]+(\.[a-z0-9_-]+)+\.?$/;

/**
 * A typed address as a full URL: https when no scheme was typed, lower-case host, path and query kept,
 * no slash after a bare host. `null` unless the host has a dot and is longer than 3 characters.
 */
export function parseWebsiteAddress(typed: string): string | null {
  const text = typed.trim();
  const hasScheme = /^[a-z][a-z0-9+.-]*:\/\//i.test(text);
  if (/\s/.test(text) || (hasScheme && !/^https?:/i.test(text))) return null;
  const candidate = hasScheme ? text : `https://${text}`;
  if (!URL.canParse(candidate)) return null;
  const url = new URL(candidate);
  if (url.username || url.password || url.hostname.length <= 3 || !hostName.test(url.hostname)) return null;
  const path = url.pathname === '/' ? '' : url.pathname;
  return `${url.protocol}//${url.host}${path}${url.search}`;
}

/** `rivera.example` of `https://www.rivera.example/about`. */
export function bareHost(websiteAddress: string): string {
  return new URL(websiteAddress).hostname.replace(/^www\./, '');
}
