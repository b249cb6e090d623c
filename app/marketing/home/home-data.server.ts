import { homePageViewData } from '~/visits/home-page-view.server';
import { readInputs } from '../calculator/inputs';
import type { CalculatorInputs, CalculatorKind } from '../calculator/inputs';

interface HomeData {
  inputs: CalculatorInputs;
  /** The page view as the server logs it, which the page repeats to analytics. */
  visit: { page: string; pathname: string };
}

export function homeData(request: Request, kind?: CalculatorKind, defaults?: CalculatorInputs): HomeData {
  return {
    inputs: readInputs(new URL(request.url).searchParams, kind, defaults),
    visit: homePageViewData(request),
  };
}
