import { capitalize } from '~/domain/capitalize';

/** The rep's name in title case (`Alex` for `alex` or `ALEX`), or `undefined` if the rep is unknown. */
export function findSalesRep(name: string | undefined, reps: readonly string[]): string | undefined {
  const lower = name?.toLowerCase();
  if (!lower || !reps.includes(lower)) return undefined;
  return capitalize(lower);
}

/** Looks for a known rep in the path's first segment, then in the session, then in the referrer's last segment. */
export function attributeSalesRep(
  visit: { pathname: string; stored: string | undefined; referrer: string | null },
  reps: readonly string[],
): string | undefined {
  const [first] = segments(visit.pathname);
  const last = segments(pathOf(visit.referrer)).at(-1);
  return findSalesRep(first, reps) ?? findSalesRep(visit.stored, reps) ?? findSalesRep(last, reps);
}

function segments(pathname: string): string[] {
  return pathname.split('/').filter(Boolean);
}

function pathOf(url: string | null): string {
  return url && URL.canParse(url) ? new URL(url).pathname : '';
}
