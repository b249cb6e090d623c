import { attributed } from '~/visits/attribution.server';
import { readInputs } from '../calculator/inputs';
import type { CalculatorInputs, CalculatorKind } from '../calculator/inputs';
import { keepVisitor, readVisitor } from '~/platform/session/visitor.server';
import { homeVisit, logHomeVisit } from '~/visits/home-visit.server';

interface Visit {
  home: { inputs: CalculatorInputs; visit: { page: string; pathname: string } };
  /** A cookie only where the visit tells of a sales rep who is not kept yet. */
  headers: Headers;
}

/** Logs a visit to the home page or a variant of it, and gives what all of them show. */
export async function receiveVisit(request: Request, kind?: CalculatorKind): Promise<Visit> {
  logHomeVisit(request);
  const known = await readVisitor(request);
  const visitor = attributed(request, known);
  const headers = new Headers();
  if (visitor.salesRep !== known.salesRep) headers.set('Set-Cookie', await keepVisitor(request, visitor));
  const inputs = readInputs(new URL(request.url).searchParams, kind);
  return { home: { inputs, visit: homeVisit(request) }, headers };
}
