import { useSearchParams } from '@remix-run/react';

import { brand, minutes, pricingCopy } from '~/brand';
import type { PriceModel } from '~/brand';
import { buyerLinks } from '~/content/home-texts';
import type { Tile, TileIcon as IconName } from '~/content/included';
import { gettingStartedSteps } from '~/content/getting-started';
import Pricing from '~/content/sections/pricing.mdx';
import { Island } from '~/platform/enhancement/island';
import { useBookingWord } from '~/site/page-trade';
import { BillDates, PriceTag } from '~/site/pricing';
import { StartForm } from '~/site/start-form';
import Calculator from '../calculator/calculator.island';
import { describeAdjustments } from '../calculator/inputs';
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
            <TileIcon name={icon} />
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

const iconPaths: Record<IconName, string> = {
  calendar: 'M4 7h16v13H4zM4 11h16M8 4v5M16 4v5M9 15.500l2 2 4-4',
  urgent: 'M12 3c3.500 4 6 6.800 6 10.300A6 6 0 0 1 6 13.300C6 9.800 8.500 7 12 3ZM12 10v4M12 17v.2',
  question: 'M4 5h16v11H11l-4 4v-4H4zM10 9.200a2 2 0 1 1 2.600 1.900c-.5.200-.6.500-.6 1M12 13.900v.2',
  move: 'M4 9h13M13 5l4 4-4 4M20 16H7M11 12.500 7 16l4 3.500',
  reminder: 'M6 17V11a6 6 0 0 1 12 0v6l1.500 1.500h-15zM10.500 21h3',
  languages:
    'M12 3.500a8.500 8.500 0 1 0 0 17 8.500 8.500 0 0 0 0-17ZM3.500 12h17M12 3.500c5 5 5 12 0 17M12 3.500c-5 5-5 12 0 17',
};

function TileIcon({ name }: { name: IconName }) {
  return (
    <svg viewBox="0 0 24 24" width="1.76rem" height="1.76rem" aria-hidden="true">
      <path
        d={iconPaths[name]}
        fill="none"
        stroke="currentColor"
        strokeWidth="1.7"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}

export function PricingSection() {
  return <Pricing components={{ ...textParts, BillDates, GetStartedForm, PriceTag }} />;
}

interface CalculatorSectionProps {
  inputs: CalculatorInputs;
  /** The defaults of the fields, if they depend on the trade. */
  defaults?: CalculatorInputs | undefined;
  model?: PriceModel;
}

export function CalculatorSection({ inputs, defaults, model = 'perBooking' }: CalculatorSectionProps) {
  const planTerms = model === 'plan' ? pricingCopy.planMonth : undefined;
  const booking = useBookingWord();
  const [search] = useSearchParams();
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
