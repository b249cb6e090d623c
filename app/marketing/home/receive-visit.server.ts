import { attributed } from '~/visits/attribution.server';
import { readInputs } from '../calculator/inputs';
import type { CalculatorInputs, CalculatorKind } from '../calculator/inputs';
import { keepVisitor, readVisitor } from '~/platform/session/visitor.server';
import { homeVisit, logHomeVisit } from '~/visits/home-visit.server';

interface Visit {
  home: { inputs: CalculatorInputs; visit: { page: string; pathname: string } };
  /** A cookie only where the visit brings a sales rep who is not stored yet. */
  headers: Headers;
}

export async function receiveVisit(
  request: Request,
  kind?: CalculatorKind,
  usual?: CalculatorInputs,
): Promise<Visit> {
  logHomeVisit(request);
  const known = await readVisitor(request);
  const visitor = attributed(request, known);
  const headers = new Headers();
  if (visitor.salesRep !== known.salesRep) headers.set('Set-Cookie', await keepVisitor(request, visitor));
  const inputs = readInputs(new URL(request.url).searchParams, kind, usual);
  return { home: { inputs, visit: homeVisit(request) }, headers };
}
