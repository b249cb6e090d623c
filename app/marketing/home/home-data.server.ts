import { homePageViewData } from '~/visits/home-page-view.server';
import { readInputs } from '../calculator/inputs';
import type { CalculatorInputs, CalculatorKind } from '../calculator/inputs';

interface HomeData {
  inputs: CalculatorInputs;
  /** What the server logs of this visit, for the page's analytics. */
  visit: { page: string; pathname: string };
}

export function homeData(request: Request, kind?: CalculatorKind, usual?: CalculatorInputs): HomeData {
  return {
    inputs: readInputs(new URL(request.url).searchParams, kind, usual),
    visit: homePageViewData(request),
  };
}
