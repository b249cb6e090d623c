import type { PriceModel } from '~/brand';
import { tradeBySlug } from '~/content/trades/trades';
import { callField, homePageViewData } from '~/analytics/home-page-view.server';
import { readCalculatorInputs } from '../calculator/inputs';
import type { CalculatorInputs } from '../calculator/inputs';

export interface LandingData {
  inputs: CalculatorInputs;
  /** The page view as the server logs it, which the page repeats to analytics. */
  visit: { page: string; pathname: string };
  /** The slug of the trade whose call the visitor chose. */
  call: string | undefined;
}

export function landingData(request: Request, model?: PriceModel, defaults?: CalculatorInputs): LandingData {
  const { searchParams } = new URL(request.url);
  return {
    inputs: readCalculatorInputs(searchParams, model, defaults),
    visit: homePageViewData(request),
    call: tradeBySlug(searchParams.get(callField))?.slug,
  };
}
