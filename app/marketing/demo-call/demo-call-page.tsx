import { brand } from '~/brand';
import { answersAsTrade } from '~/content/demo-agent';
import { demoCallTexts, demoCapabilities } from '~/content/trades/demo-call';
import { heroCallOf, heroCalls } from '../landing/hero-calls';
import type { Trade } from '~/content/trades/trade';
import { tradeBySlug } from '~/content/trades/trades';
import { Ticket, TicketRows } from '~/site/ticket';
import { SamplePlayer } from '~/site/player/sample-player';
import { FlowPage } from '~/site/flow-page';
import { formSetupLink } from '~/content/phone-lines';
import { isSimulated, VoiceWidget } from '~/call-widget/voice-widget';
import type { WidgetSettings } from '~/call-widget/voice-widget';

interface DemoCallPageProps {
  headline: string;
  /** The introduction, unless the call is simulated or answers as a trade. */
  intro: string;
  settings: WidgetSettings;
}

export function DemoCallPage({ headline, intro, settings }: DemoCallPageProps) {
  const trade = answersAsTrade ? tradeBySlug(settings.trade) : undefined;
  const simulated = isSimulated(settings);
  return (
    <FlowPage hasSiteHeader wide>
      <div className="grid items-start gap-8 lg:grid-cols-[1.15fr_1fr] lg:grid-rows-[auto_1fr] lg:gap-x-14">
        <div>
          <h1 className="mb-4">{headline}</h1>
          <p className="max-w-xl text-lg">{introFor(trade, simulated) ?? intro}</p>
        </div>
        <div className="grid gap-6 lg:row-span-2">
          <VoiceWidget
            title={simulated ? <WatchTitle /> : 'Talk to It Here'}
            settings={settings}
            alternativeLink={formSetupLink}
          />
          <div className="rounded-2xl bg-tint p-5">
            <p className="mb-4">{demoCallTexts.own}</p>
            <a
              href={settings.trade ? `/create-agent?trade=${settings.trade}` : '/create-agent'}
              className="btn btn-primary w-full"
            >
              Create Your Own {brand.product}
            </a>
          </div>
        </div>
        <div>
          <Capabilities trade={trade} simulated={simulated} />
          <ListenFirst trade={tradeBySlug(settings.trade)} />
        </div>
      </div>
    </FlowPage>
  );
}

function introFor(trade: Trade | undefined, simulated: boolean): string | null {
  if (simulated) return demoCallTexts.simulatedIntro(trade?.business);
  return trade ? demoCallTexts.tradeIntro(trade) : null;
}

/** Without scripts there is no widget to watch, only the demo line. */
function WatchTitle() {
  return (
    <>
      <span className="scripted">Watch a Call</span>
      <span className="unscripted">Call the Demo Line</span>
    </>
  );
}

function Capabilities({ trade, simulated }: { trade: Trade | undefined; simulated: boolean }) {
  return (
    <dl className="grid gap-x-8 gap-y-6 sm:grid-cols-2">
      {demoCapabilities(trade).map(({ title, text, tryThis }) => (
        <div key={title}>
          <dt className="mb-1 font-display text-lg font-bold">{title}</dt>
          <dd>{text}</dd>
          {simulated ? null : <dd className="hint mt-1">Try: “{tryThis}”</dd>}
        </div>
      ))}
    </dl>
  );
}

function ListenFirst({ trade }: { trade: Trade | undefined }) {
  const { call, day, job } = trade ? heroCallOf(trade) : heroCalls.home;
  return (
    <>
      <h2 className="mt-10 mb-3">Want to Listen First?</h2>
      <div className="grid gap-6">
        {call ? <SamplePlayer call={call} /> : null}
        <Ticket label={day} title={job.title}>
          <TicketRows
            rows={[
              { label: 'When', value: job.when },
              { label: 'Where', value: job.where },
            ]}
          />
        </Ticket>
      </div>
    </>
  );
}
