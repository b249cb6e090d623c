import type { WidgetSettings } from '~/call-widget/voice-widget';
import { bookedCallOf, bookedCalls } from '~/content/trades/booked-calls';
import { answersAsTrade } from '~/content/demo-agent';
import DemoCall from '~/content/pages/demo-call.mdx';
import { capabilitiesFor, demoCallTexts } from '~/content/trades/demo-call';
import { tradeBySlug } from '~/content/trades/trades';
import { FlowPage } from '~/site/flow-page';
import { useRootData } from '~/site/root-data';

interface DemoCallPageProps {
  headline: string;
  /** The introduction, unless the call is simulated or answers as a trade. */
  intro: string;
  settings: WidgetSettings;
}

export function DemoCallPage({ headline, intro, settings }: DemoCallPageProps) {
  const chosen = tradeBySlug(settings.trade);
  const trade = answersAsTrade ? chosen : undefined;
  const { simulatesCalls = false } = useRootData();
  const tradeIntro = trade ? demoCallTexts.tradeIntro(trade) : intro;
  return (
    <FlowPage hasSiteHeader wide>
      <DemoCall
        headline={headline}
        intro={simulatesCalls ? demoCallTexts.simulatedIntro(trade?.business) : tradeIntro}
        isSimulated={simulatesCalls}
        settings={settings}
        start={settings.trade ? `/create-agent?trade=${settings.trade}` : '/create-agent'}
        capabilities={capabilitiesFor(trade)}
        sample={chosen ? bookedCallOf(chosen) : bookedCalls.home}
      />
    </FlowPage>
  );
}
