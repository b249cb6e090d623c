/** What the cookies of one browser may weigh, in bytes of its `Cookie` header. */
export const cookieRoom = {
  /** Of our own cookies, as far as there is something that can be found out again; proxies commonly take 8 KB. */
  own: 7_500,
  /** Of all cookies of this host, whoever set them. */
  all: 16_000,
  /** Past this not even our own are what the product wrote. */
  impossible: 24_000,
};

/** Whose cookie a name is. An expendable one holds nothing that was typed and nothing that cost money. */
export type CookieOwner = 'own' | 'expendable' | 'foreign';

export type CookieSizes = ReadonlyMap<string, number>;

/** What the next request brings, after a response that sets these. */
export function sizesAfter(sent: string, setCookies: readonly string[]): CookieSizes {
  const sizes = new Map<string, number>();
  for (const pair of sent.split(';')) {
    const name = nameOf(pair);
    if (name) sizes.set(name, (sizes.get(name) ?? 0) + pair.trim().length + 2);
  }
  for (const header of setCookies) {
    const [pair = ''] = header.split(';');
    if (/; ?max-age=0/i.test(header)) sizes.delete(nameOf(pair));
    else sizes.set(nameOf(pair), pair.length + 2);
  }
  return sizes;
}

/**
 * The cookies that have to go so that requests stay within what servers and proxies take, the largest first: what we
 * can find out again, then other people's. What a response has just set stays.
 */
export function excessCookies(
  sizes: CookieSizes,
  justSet: ReadonlySet<string>,
  ownerOf: (name: string) => CookieOwner,
): string[] {
  const left = new Map(sizes);
  const largestFirst = [...sizes].sort(([, one], [, other]) => other - one).map(([name]) => name);
  const weight = (isCounted: (name: string) => boolean) =>
    [...left].reduce((sum, [name, size]) => (isCounted(name) ? sum + size : sum), 0);
  const all = () => true;
  const isOwn = (name: string) => ownerOf(name) !== 'foreign';

  function shed(owner: CookieOwner, isCounted: (name: string) => boolean, room: number): void {
    for (const name of largestFirst) {
      if (weight(isCounted) <= room) return;
      if (ownerOf(name) === owner && !justSet.has(name)) left.delete(name);
    }
  }

  shed('expendable', isOwn, cookieRoom.own);
  shed('foreign', all, cookieRoom.all);
  shed('own', all, cookieRoom.impossible);
  return largestFirst.filter((name) => !left.has(name));
}

/** The name in `name=value`; a cookie without a name is `''`. */
export function nameOf(pair: string): string {
  const at = pair.indexOf('=');
  return at < 0 ? '' : pair.slice(0, at).trim();
}
