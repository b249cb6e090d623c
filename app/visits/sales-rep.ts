/** `Alex` for `alex`, `ALEX` or `Alex` if that is a known rep; otherwise nothing. */
export function knownRep(name: string | undefined, reps: readonly string[]): string | undefined {
  const lower = name?.toLowerCase();
  if (!lower || !reps.includes(lower)) return undefined;
  return lower.charAt(0).toUpperCase() + lower.slice(1);
}

/** The entry path's first segment, else the stored one, else the referrer's last segment. */
export function attributeVisit(
  visit: { pathname: string; stored: string | undefined; referrer: string | null },
  reps: readonly string[],
): string | undefined {
  const [first] = segments(visit.pathname);
  const last = segments(pathOf(visit.referrer)).at(-1);
  return knownRep(first, reps) ?? knownRep(visit.stored, reps) ?? knownRep(last, reps);
}

function segments(pathname: string): string[] {
  return pathname.split('/').filter(Boolean);
}

function pathOf(url: string | null): string {
  return url && URL.canParse(url) ? new URL(url).pathname : '';
}
