import { useSearchParams } from '@remix-run/react';

import { brand, minutes, pricingCopy } from '~/brand';
import type { PriceModel } from '~/brand';
import { buyerLinks } from '~/content/home-texts';
import type { Tile } from '~/content/included';
import { gettingStartedSteps } from '~/content/getting-started';
import Pricing from '~/content/sections/pricing.mdx';
import { Island } from '~/platform/enhancement/island';
import { Icon } from '~/site/icon';
import { useBookingWord } from '~/site/page-trade';
import { BillDates, PriceTag } from '~/site/pricing';
import { StartForm } from '~/site/start-form';
import Calculator from '../calculator/calculator.island';
import { describeAdjustments, readCalculatorInputs } from '../calculator/inputs';
import type { CalculatorInputs } from '../calculator/inputs';
import { InlineLinks, LineLink, Section } from '../section';
import { textParts } from '../text-parts';
import { GetStartedForm } from './start-actions';

/** The steps of the setup. `pitch` adds the tagline, which is true for the price per booking only. */
export function SetupSteps({ pitch = false }: { pitch?: boolean }) {
  return (
    <Section
      id="steps"
      title={`Get Started in ${minutes.setUp} Minutes`}
      lead={
        <>
          {minutes.withForwarding} minutes, forwarding included.{' '}
          {pitch ? <strong>{brand.tagline}</strong> : null}
        </>
      }
    >
      <ol className="home-steps">
        {gettingStartedSteps.map(({ title, time, text, isOnPhones }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p className="home-step-time">{time} min</p>
            <p className={isOnPhones ? undefined : 'max-sm:hidden'}>{text}</p>
          </li>
        ))}
      </ol>
      <StartForm />
    </Section>
  );
}

export function WhatsIncluded({ tiles }: { tiles: readonly Tile[] }) {
  return (
    <Section id="included" title="What's Included" tone="home-band">
      <ul className="home-tiles">
        {tiles.map(({ icon, title, text, link }) => (
          <li key={title}>
            <Icon name={icon} size="1.76rem" />
            <h3>{title}</h3>
            <p>{text}</p>
            {link ? (
              <p>
                <LineLink {...link} />
              </p>
            ) : null}
          </li>
        ))}
      </ul>
      <InlineLinks label="More questions?" links={buyerLinks} />
    </Section>
  );
}

export function PricingSection() {
  return <Pricing components={{ ...textParts, BillDates, GetStartedForm, PriceTag }} />;
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
