import { addOns, whiteboardTexts } from '~/content/home-texts';
import { brand } from '~/brand';
import { CalculatorSection, PricingSection, SetupSteps } from '../landing/sections';
import type { CalculatorInputs } from '../calculator/inputs';
import { spanishCall } from '~/content/included';
import { languages } from '~/content/languages';
import { sampleCalls } from '~/content/sample-calls';
import { SamplePlayer } from '~/site/player/sample-player';
import { formSetupLink } from '~/content/phone-lines';
import { LogoMark } from '~/site/site-header';
import { VoiceWidget } from '~/call-widget/voice-widget';
import type { WidgetSettings } from '~/call-widget/voice-widget';
import { LandingPage } from '../landing/landing-page';
import { SupportContact } from '~/site/support-contact';
import { Section } from '../section';
import { TrialTerms } from '~/site/pricing';

interface WhiteboardPageProps {
  inputs: CalculatorInputs;
  visit: { page: string; pathname: string };
  widget: WidgetSettings;
}

export function WhiteboardPage({ inputs, visit, widget }: WhiteboardPageProps) {
  return (
    <LandingPage visit={visit} hero={<WhiteboardHero />}>
      <Section id="sample-call" title="Listen to a Sample Call" tone="night">
        <div className="grid items-start gap-10 md:grid-cols-2">
          <SamplePlayer call={sampleCalls.home} />
          <SamplePlayer call={sampleCalls.whiteboard} />
        </div>
      </Section>
      <div id="talk" className="page-narrow py-10">
        <VoiceWidget
          title={`Talk to ${brand.product} Now`}
          settings={widget}
          alternativeLink={formSetupLink}
        />
      </div>
      <SetupSteps />
      <AddOnCards />
      <PricingSection />
      <CalculatorSection inputs={inputs} />
      <LanguageList />
    </LandingPage>
  );
}

/** Without scripts, all features show as added. */
function AddOnCards() {
  return (
    <section
      id="add-ons"
      aria-labelledby="add-ons-title"
      className="home-section home-band"
      data-enhance="add-on-cards"
    >
      <div className="page">
        <div className="mb-6 flex flex-wrap items-center justify-between gap-4">
          <h2 id="add-ons-title">Make It Yours</h2>
          <div className="slot awaits-script flex-wrap gap-4">
            <span role="status" id="add-on-count" className="text-muted" />
            <button type="button" className="btn btn-primary" aria-describedby="add-on-count">
              Add a feature
            </button>
          </div>
        </div>
        <ol className="add-ons">
          {addOns.map(({ title, text }) => (
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

function WhiteboardHero() {
  return (
    <section id="hero" className="page grid items-center gap-8 pt-4 pb-10 md:grid-cols-[1fr_auto]">
      <div>
        <h1>See {brand.product} at Work</h1>
        <p className="mt-4 max-w-xl text-lg">{whiteboardTexts.lead}</p>
        <div className="mt-5 flex flex-wrap items-center gap-x-6 gap-y-3">
          <a href="/create-agent" className="btn btn-primary btn-large">
            Try Free Tonight
          </a>
          <SupportContact />
        </div>
        <div className="mt-4">
          <TrialTerms />
        </div>
      </div>
      <LogoAnimation />
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

function LanguageList() {
  return (
    <Section id="languages" title="30+ Languages">
      <p className="mb-5 max-w-2xl">
        {whiteboardTexts.languages} <a href={spanishCall.href}>{spanishCall.label}</a>
      </p>
      <ul className="flex flex-wrap gap-2">
        {languages.map((language) => (
          <li key={language} className="rounded-lg bg-tint px-3 py-1">
            {language}
          </li>
        ))}
      </ul>
    </Section>
  );
}
