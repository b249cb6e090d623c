import { brand } from '~/brand';
import { setupCallTexts } from '~/content/setup-texts';
import { FlowPage } from '~/site/flow-page';
import { VoiceWidget } from '~/call-widget/voice-widget';
import type { PhoneLine } from '~/content/phone-lines';
import type { WidgetSettings } from '~/call-widget/voice-widget';
import type { Variant } from '../variants';

function phoneLine(salesRep: string | undefined): PhoneLine {
  return {
    number: brand.supportPhone,
    reason: setupCallTexts.phone(salesRep),
    alternative: setupCallTexts.orPhone(salesRep),
  };
}

interface SetupCallPageProps {
  variant: Variant;
  settings: WidgetSettings;
}

export function SetupCallPage({ variant, settings }: SetupCallPageProps) {
  return (
    <FlowPage>
      <div data-enhance="setup-call">
        <a href={variant.path} className="mb-4 inline-flex min-h-11 items-center">
          ← Back
        </a>
        <h1 className="mb-3">Voice Setup</h1>
        <p className="mb-6 text-lg">{setupCallTexts.intro}</p>
        <Progress />
        <VoiceWidget
          title="Talk to Our Assistant"
          settings={settings}
          simulation="form"
          labels={setupCallTexts.ended(variant.formLabel)}
          phone={phoneLine(settings.salesRep)}
          alternativeLink={{ href: variant.path, label: `Use ${variant.formLabel} instead` }}
        />
        <h2 className="mt-8 mb-3">Have These Handy</h2>
        <ul className="grid list-disc gap-1 pl-6">
          {setupCallTexts.handy.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      </div>
    </FlowPage>
  );
}

function Progress() {
  return (
    <div role="status">
      <p
        className="notice sticky top-3 z-10 mb-6 flex items-start gap-3"
        data-part="progress"
        data-in="finishing finished"
        hidden
      >
        <span className="spinner mt-1 text-accent" aria-hidden="true" />
        <span>
          <strong className="block">{setupCallTexts.done}</strong>{' '}
          <span data-part="progress" data-in="finishing">
            {setupCallTexts.finishing}
          </span>{' '}
          <span data-part="progress" data-in="finished">
            {setupCallTexts.finished}
          </span>
        </span>
      </p>
    </div>
  );
}
