import { env } from '~/platform/environment/env.server';
import type { Visitor } from '~/platform/session/visitor.server';
import { attributeVisit, knownRep } from './sales-rep';

export function salesRepOf(request: Request, visitor: Visitor): string | undefined {
  const { pathname } = new URL(request.url);
  const referrer = request.headers.get('Referer');
  return attributeVisit({ pathname, stored: visitor.salesRep, referrer }, env.salesReps);
}

export function attributed(request: Request, visitor: Visitor): Visitor {
  const salesRep = knownRep(visitor.salesRep, env.salesReps) ?? salesRepOf(request, visitor);
  return salesRep ? { ...visitor, salesRep } : visitor;
}
