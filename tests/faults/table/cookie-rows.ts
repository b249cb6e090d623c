import { ownerBeforeCreation } from './creation';
import type { Owner } from './creation';
import type { Row } from './row';
import type { Site } from './site';
import type { Tally } from './tally';

export const cookieRows: Row[] = [
  {
    name: 'Hostile: cookies too many, too long, of other shapes',
    async run(site, tally) {
      for (const cookie of odd) await countOpening(site, tally, cookie);
    },
  },
  {
    name: 'Hostile: sealed cookies with one letter changed, cut, or under another name',
    async run(site, tally) {
      const mine = await ownerBeforeCreation(site);
      const other = await ownerBeforeCreation(site);
      for (const cookie of forgeries(mine, other)) {
        const step = await send(site, tally, mine.visitor.url, 'POST', cookie, 'intent=default');
        tally.expect(step < 500, `a forged draft is answered with ${step}`);
      }
      const made = [mine, other].map(({ business }) => site.backend.created('create-full-agent', business));
      tally.expect(made.every((count) => count === 0), 'created with a forged draft'); // prettier-ignore
    },
  },
];

const odd = [
  ...[8_000, 16_500, 31_000].map((length) => `junk=${'x'.repeat(length)}`),
  Array.from({ length: 180 }, (_, index) => `junk${index}=${'x'.repeat(80)}`).join('; '),
  ...['visitor=', 'visitor', '=;;=', 'visitor=%E0%A4%A', 'toast=__proto__', '__proto__=1; constructor=1'],
  'visitor=eyJhbGciOiJub25lIn0....; draft-abcdef=eyJhbGciOiJkaXIiLCJlbmMiOiJBMjU2R0NNIn0..a.b.c',
];

async function countOpening(site: Site, tally: Tally, cookie: string): Promise<void> {
  for (const path of ['/', '/create-agent', '/trial-signup']) {
    const status = await send(site, tally, path, 'GET', cookie);
    tally.expect(status < 400, `${path} with ${cookie.slice(0, 20)}… of ${cookie.length}: ${status}`);
  }
}

async function send(
  site: Site,
  tally: Tally,
  path: string,
  method: string,
  cookie: string,
  body = '',
): Promise<number> {
  const headers = {
    ...(method === 'POST'
      ? { Origin: site.origin, 'Content-Type': 'application/x-www-form-urlencoded' }
      : {}),
  };
  const visitor = site.visitor();
  visitor.takeCookies(cookie);
  const page = await tally.count(() => visitor.send(path, { method, headers, ...(body ? { body } : {}) }));
  return page?.status ?? 0;
}

/** The owner's cookies with the draft's changed somewhere, or another owner's in its place. */
function forgeries(mine: Owner, other: Owner): string[] {
  const [name, sealed] = draftOf(mine);
  const [, foreign] = draftOf(other);
  const places = [0, 10, Math.floor(sealed.length / 2), sealed.length - 3];
  const changed = places.map((at) => sealed.slice(0, at) + flipped(sealed.charAt(at)) + sealed.slice(at + 1));
  const values = [...changed, sealed.slice(0, -5), `${sealed}x`, sealed.toUpperCase(), foreign, ''];
  return values.map((value) => mine.visitor.cookie.replace(`${name}=${sealed}`, `${name}=${value}`));
}

function flipped(letter: string): string {
  return letter === 'A' ? 'B' : 'A';
}

function draftOf({ visitor }: Owner): [name: string, sealed: string] {
  const found = /(draft-\w+)=([^;]+)/.exec(visitor.cookie);
  if (!found) throw new Error('no draft');
  return [found[1] ?? '', found[2] ?? ''];
}
