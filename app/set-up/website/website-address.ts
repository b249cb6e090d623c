export const websiteMessage =
  'Please enter a valid website URL (e.g., yourbusiness.com or www.yourbusiness.com).';

const localNames =
  /\.(localhost|localdomain|local|internal|intranet|private|lan|home|corp|svc|home\.arpa|test|invalid|onion|alt)\.?$/;
/** Networks that no public site is in: this host's, private, shared, link-local, reserved, multicast. */
const localNetworks: readonly (readonly [network: string, bits: number])[] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
];
const hostName = /^[a-z0-9_-]+(\.[a-z0-9_-]+)+\.?$/;

/** A full URL, https by default; `null` unless the host has a dot and more than 3 characters. */
export function parseWebsiteAddress(typed: string): string | null {
  const text = typed.trim();
  const hasScheme = /^[a-z][a-z0-9+.-]*:\/\//i.test(text);
  if (/\s/.test(text) || (hasScheme && !/^https?:/i.test(text))) return null;
  const candidate = hasScheme ? text : `https://${text}`;
  if (!URL.canParse(candidate)) return null;
  const url = new URL(candidate);
  if (url.username || url.password || url.port || !isPublicHost(url.hostname)) return null;
  const isBare = url.pathname === '/' && !url.search.includes('@'); // which careless readers take for the end of a user's name
  const path = isBare ? '' : url.pathname;
  return `${url.protocol}//${url.host}${path}${url.search}`;
}

export function isPublicHost(host: string): boolean {
  if (host.length <= 3 || !hostName.test(host) || localNames.test(host)) return false;
  const address = toNumber(host);
  return address === null || !localNetworks.some(([network, bits]) => sharesBits(address, network, bits));
}

/** `null` for what is no IPv4 address; browsers' parsers have turned every other notation of one into this. */
function toNumber(host: string): number | null {
  if (!/^\d+(\.\d+){3}\.?$/.test(host)) return null;
  return host
    .split('.')
    .slice(0, 4)
    .reduce((sum, part) => sum * 256 + Number(part), 0);
}

function sharesBits(address: number, network: string, bits: number): boolean {
  const size = 2 ** (32 - bits);
  return Math.floor(address / size) === Math.floor((toNumber(network) ?? 0) / size);
}

/** `rivera.example` of `https://www.rivera.example/about`. */
export function bareHost(websiteAddress: string): string {
  return new URL(websiteAddress).hostname.replace(/^www\./, '');
}
