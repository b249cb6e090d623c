import { brand } from '~/brand';
import Whiteboard from '~/content/pages/whiteboard.mdx';
import { VoiceWidget } from '~/call-widget/voice-widget';
import type { WidgetSettings } from '~/call-widget/voice-widget';
import { SamplePlayer } from '~/site/player/sample-player';
import { LogoMark } from '~/site/site-header';
import { SupportContact } from '~/site/support-contact';
import { LandingPage } from '../landing/landing-page';
import { CalculatorSection, PricingSection, SetupSteps } from '../landing/sections';
import { textParts } from '../text-parts';

const components = {
  ...textParts,
  AddOnCards,
  CalculatorSection,
  LogoAnimation,
  PricingSection,
  SamplePlayer,
  SetupSteps,
  SupportContact,
  VoiceWidget,
};

export function WhiteboardPage({ widget }: { widget: WidgetSettings }) {
  return (
    <LandingPage>
      <Whiteboard components={components} widget={widget} />
    </LandingPage>
  );
}

interface AddOnCardsProps {
  title: string;
  cards: readonly { title: string; text: string }[];
}

/** A script adds one card with each click. Without scripts, all show as added. */
function AddOnCards({ title: heading, cards }: AddOnCardsProps) {
  return (
    <section
      id="add-ons"
      aria-labelledby="add-ons-title"
      className="home-section home-band"
      data-enhance="add-on-cards"
    >
      <div className="page">
        <div className="mb-6 flex flex-wrap items-center justify-between gap-4">
          <h2 id="add-ons-title">{heading}</h2>
          <div className="slot awaits-script flex-wrap gap-4">
            <span role="status" id="add-on-count" className="text-muted" />
            <button type="button" className="btn btn-primary" aria-describedby="add-on-count">
              Add a feature
            </button>
          </div>
        </div>
        <ol className="add-ons">
          {cards.map(({ title, text }) => (
            <li key={title} className="card">
              <h3 className="mb-1">{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

function LogoAnimation() {
  return (
    <button
      type="button"
      aria-label={`${brand.product} logo`}
      className="logo-bell"
      data-enhance="logo-animation"
      data-rings={0}
    >
      <span>
        <LogoMark />
      </span>
    </button>
  );
}
