/** The unit of rate limits: an IPv6 address as its /64, which is a household; an IPv4 one in any notation. */
export function clientNetwork(address: string): string {
  const mapped = /^::ffff:(\d+(?:\.\d+){3})$/i.exec(address)?.[1];
  if (mapped) return mapped;
  const plain = address.replace(/^\[|\](:\d+)?$|%.*$/g, '');
  if (!URL.canParse(`http://[${plain}]/`)) return address;
  const [before = '', after] = new URL(`http://[${plain}]/`).hostname.slice(1, -1).split('::');
  const head = before.split(':').filter(Boolean);
  const tail = (after ?? '').split(':').filter(Boolean);
  const gap = after === undefined ? [] : Array<string>(8 - head.length - tail.length).fill('0');
  return `${[...head, ...gap, ...tail].slice(0, 4).join(':')}::/64`;
}
