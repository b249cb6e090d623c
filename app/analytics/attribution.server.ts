import { capitalize } from '~/domain/capitalize';
import { env } from '~/environment/env.server';
import type { Session } from '~/session/session.server';

/** The rep's name in title case (`Alex` for `alex` or `ALEX`), or `undefined` if the rep is unknown. */
export function findSalesRep(name: string | undefined): string | undefined {
  const lower = name?.toLowerCase();
  return lower && env.salesReps.includes(lower) ? capitalize(lower) : undefined;
}

/** The sales rep of this request: from its path's first segment, the session, or its referrer's last segment. */
export function salesRepFor(request: Request, session: Session): string | undefined {
  const [first] = segments(request.url);
  const last = segments(request.headers.get('Referer')).at(-1);
  return findSalesRep(first) ?? findSalesRep(session.salesRep) ?? findSalesRep(last);
}

function segments(url: string | null): string[] {
  return url && URL.canParse(url) ? new URL(url).pathname.split('/').filter(Boolean) : [];
}

/** The session with the sales rep that this request attributes the visitor to, if it has none yet. */
export function withSalesRep(request: Request, session: Session): Session {
  const salesRep = findSalesRep(session.salesRep) ?? salesRepFor(request, session);
  return salesRep ? { ...session, salesRep } : session;
}
