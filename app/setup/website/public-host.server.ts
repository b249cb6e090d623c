import ipaddr from 'ipaddr.js';

/** Whether a website's address may be one of the public internet: a name, or an IPv4 address that is not kept for something else. */
export function isOnPublicHost(websiteAddress: string): boolean {
  const host = new URL(websiteAddress).hostname.replace(/\.$/, ''); // the parser has made four numbers of every other notation
  return !ipaddr.IPv4.isValidFourPartDecimal(host) || ipaddr.IPv4.parse(host).range() === 'unicast';
}
