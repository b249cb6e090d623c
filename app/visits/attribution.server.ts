import { env } from '~/environment/env.server';
import { readVisitor } from './visitor.server';
import type { Visitor } from './visitor.server';
import { attributeVisit, knownRep } from './sales-rep';

export function salesRepOf(request: Request, visitor: Visitor): string | undefined {
  const { pathname } = new URL(request.url);
  const referrer = request.headers.get('Referer');
  return attributeVisit({ pathname, stored: visitor.salesRep, referrer }, env.salesReps);
}

/** Who sent this visitor, as the session has it. */
export async function storedRep(request: Request): Promise<string | undefined> {
  return knownRep((await readVisitor(request)).salesRep, env.salesReps);
}

export function attributed(request: Request, visitor: Visitor): Visitor {
  const salesRep = knownRep(visitor.salesRep, env.salesReps) ?? salesRepOf(request, visitor);
  return salesRep ? { ...visitor, salesRep } : visitor;
}
