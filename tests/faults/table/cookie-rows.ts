import { ownerBeforeCreation } from './creation';
import type { Owner } from './creation';
import type { Row } from './row';

export const cookieRows: Row[] = [
  {
    name: 'Hostile: sealed cookies with one letter changed, cut, or under another name',
    async run(site, tally) {
      const mine = await ownerBeforeCreation(site);
      const other = await ownerBeforeCreation(site);
      for (const cookie of forgeries(mine, other)) {
        const forger = site.visitor();
        forger.takeCookies(cookie);
        const page = await tally.count(() => forger.postOnce(mine.visitor.url, { intent: 'default' }));
        tally.expect((page?.status ?? 500) < 500, `a forged draft is answered with ${page?.status}`);
      }
      const made = [mine, other].map(({ business }) => site.backend.created('create-full-agent', business));
      tally.expect(made.every((count) => count === 0), 'created with a forged draft'); // prettier-ignore
    },
  },
];

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
