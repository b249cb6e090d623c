import { capitalize } from '~/domain/capitalize';
import { env } from '~/environment/env.server';
import type { CookieJar } from '~/platform/session/cookie-jar.server';
import { readVisitor } from '~/visitor/visitor.server';
import type { Visitor } from '~/visitor/visitor.server';

/** The rep's name in title case (`Alex` for `alex` or `ALEX`), or `undefined` if the rep is unknown. */
export function findSalesRep(name: string | undefined): string | undefined {
  const lower = name?.toLowerCase();
  return lower && env.salesReps.includes(lower) ? capitalize(lower) : undefined;
}

/** The sales rep of this request: from its path's first segment, the session, or its referrer's last segment. */
export function salesRepFor(request: Request, visitor: Visitor): string | undefined {
  const [first] = segments(request.url);
  const last = segments(request.headers.get('Referer')).at(-1);
  return findSalesRep(first) ?? findSalesRep(visitor.salesRep) ?? findSalesRep(last);
}

function segments(url: string | null): string[] {
  return url && URL.canParse(url) ? new URL(url).pathname.split('/').filter(Boolean) : [];
}

/** The sales rep stored in the visitor's session. */
export async function getStoredSalesRep(jar: CookieJar): Promise<string | undefined> {
  return findSalesRep((await readVisitor(jar)).salesRep);
}

/** The visitor with the sales rep that this request attributes them to, if the session has none yet. */
export function withSalesRep(request: Request, visitor: Visitor): Visitor {
  const salesRep = findSalesRep(visitor.salesRep) ?? salesRepFor(request, visitor);
  return salesRep ? { ...visitor, salesRep } : visitor;
}
