import { useSearchParams } from '@remix-run/react';
import type { ReactNode } from 'react';

import { pricingCopy } from '~/brand';
import type { PriceModel } from '~/brand';
import type { CallResult } from '~/content/call-results';
import type { Tile } from '~/content/included';
import type { SampleCall } from '~/content/sample-calls';
import Included from '~/content/sections/included.mdx';
import Plan from '~/content/sections/plan.mdx';
import Pricing from '~/content/sections/pricing.mdx';
import SampleCallText from '~/content/sections/sample-call.mdx';
import Steps from '~/content/sections/steps.mdx';
import { Island } from '~/platform/enhancement/island';
import { Icon } from '~/site/icon';
import { useBookingWord } from '~/site/page-trade';
import { SamplePlayer } from '~/site/player/sample-player';
import { BillDates, FeatureList, PriceTag } from '~/site/pricing';
import { StartForm } from '~/site/start-form';
import Calculator from '../calculator/calculator.island';
import { describeAdjustments, readCalculatorInputs } from '../calculator/inputs';
import type { CalculatorInputs } from '../calculator/inputs';
import { Section } from '../section';
import { textParts } from '../text-parts';
import { CalendarDay } from './calendar-day';
import { GetStartedForm } from './start-actions';

const components = {
  ...textParts,
  BillDates,
  CalendarDay,
  FeatureList,
  GetStartedForm,
  Icon,
  PriceTag,
  SamplePlayer,
  StartForm,
};

interface SampleCallSectionProps {
  call: SampleCall;
  result: CallResult;
  /** The slug of the trade, if the page has calls of several. */
  trade?: string;
  /** Content below the player. */
  more?: ReactNode;
}

export function SampleCallSection(props: SampleCallSectionProps) {
  return <SampleCallText components={components} {...props} />;
}

/** The steps of the setup. `pitch` adds the tagline, which is true for the price per booking only. */
export function SetupSteps({ pitch = false }: { pitch?: boolean }) {
  return <Steps components={components} pitch={pitch} />;
}

export function WhatsIncluded({ tiles }: { tiles: readonly Tile[] }) {
  return <Included components={components} tiles={tiles} />;
}

/** The price per booking, or the monthly plan. */
export function PricingSection({ model = 'perBooking' }: { model?: PriceModel }) {
  return model === 'plan' ? <Plan components={components} /> : <Pricing components={components} />;
}

interface CalculatorSectionProps {
  /** The defaults of the fields, if they depend on the page. */
  defaults?: CalculatorInputs | undefined;
  model?: PriceModel;
}

/** The calculator, with the inputs of the URL. */
export function CalculatorSection({ defaults, model = 'perBooking' }: CalculatorSectionProps) {
  const planTerms = model === 'plan' ? pricingCopy.planMonth : undefined;
  const booking = useBookingWord();
  const [search] = useSearchParams();
  const inputs = readCalculatorInputs(search, model, defaults);
  const adjusted = describeAdjustments(search, model, defaults);
  return (
    <Section id="calculator" title="What Are Missed Calls Costing You?" tone="home-band">
      <Island
        name="calculator"
        view={Calculator}
        props={{ inputs, defaults, model, planTerms, booking, adjusted }}
        isLazy
      />
    </Section>
  );
}
