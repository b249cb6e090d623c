import { brand } from '~/brand';
import { demoCapabilities } from '~/content/demo-capabilities';
import { sampleCalls } from '~/content/sample-calls';
import { tradeBySlug } from '~/content/trades/trades';
import { SamplePlayer } from '../sample-calls/sample-player';
import { FlowPage } from '~/site/flow-page';
import { formSetupLink } from '~/call-widget/phone-line';
import { VoiceWidget } from '~/call-widget/voice-widget';
import type { WidgetSettings } from '~/call-widget/voice-widget';

interface DemoCallPageProps {
  headline: string;
  intro: string;
  settings: WidgetSettings;
}

export function DemoCallPage({ headline, intro, settings }: DemoCallPageProps) {
  return (
    <FlowPage links="site" wide>
      <div className="grid items-start gap-8 lg:grid-cols-[1.15fr_1fr] lg:grid-rows-[auto_1fr] lg:gap-x-14">
        <div>
          <h1 className="mb-4">{headline}</h1>
          <p className="max-w-xl text-lg">{intro}</p>
        </div>
        <div className="grid gap-6 lg:row-span-2">
          <VoiceWidget title="Talk to It Here" settings={settings} alternativeLink={formSetupLink} />
          <div className="rounded-2xl bg-tint p-5">
            <p className="mb-4">
              This one works for a made-up business. Yours knows your services, your prices and your calendar.
            </p>
            <a
              href={settings.trade ? `/create-agent?trade=${settings.trade}` : '/create-agent'}
              className="btn btn-primary w-full"
            >
              Create Your Own {brand.product}
            </a>
          </div>
        </div>
        <div>
          <Capabilities />
          <h2 className="mt-10 mb-3">Want to Listen First?</h2>
          <SamplePlayer call={tradeBySlug(settings.trade)?.calls[0].recording ?? sampleCalls.home} />
        </div>
      </div>
    </FlowPage>
  );
}

function Capabilities() {
  return (
    <dl className="grid gap-x-8 gap-y-6 sm:grid-cols-2">
      {demoCapabilities.map(({ title, text, tryThis }) => (
        <div key={title}>
          <dt className="mb-1 font-display text-lg font-bold">{title}</dt>
          <dd>{text}</dd>
          <dd className="hint mt-1">Try: “{tryThis}”</dd>
        </div>
      ))}
    </dl>
  );
}
