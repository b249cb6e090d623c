/**
 * What the limits count an address as: an IPv6 one as its /64, for every household has that many addresses at least;
 * an IPv4 one, however it is written, as itself.
 */
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
