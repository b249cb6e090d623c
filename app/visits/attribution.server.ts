import { env } from '~/environment/env.server';
import { readVisitor } from './visitor.server';
import type { Visitor } from './visitor.server';
import { attributeSalesRep, findSalesRep } from './sales-rep';

/** The sales rep of this request: from its path, the session, or its referrer. */
export function salesRepFor(request: Request, visitor: Visitor): string | undefined {
  const { pathname } = new URL(request.url);
  const referrer = request.headers.get('Referer');
  return attributeSalesRep({ pathname, stored: visitor.salesRep, referrer }, env.salesReps);
}

/** The sales rep stored in the visitor's session. */
export async function getStoredSalesRep(request: Request): Promise<string | undefined> {
  return findSalesRep((await readVisitor(request)).salesRep, env.salesReps);
}

/** The visitor with the sales rep that this request attributes them to, if the session has none yet. */
export function withSalesRep(request: Request, visitor: Visitor): Visitor {
  const salesRep = findSalesRep(visitor.salesRep, env.salesReps) ?? salesRepFor(request, visitor);
  return salesRep ? { ...visitor, salesRep } : visitor;
}
