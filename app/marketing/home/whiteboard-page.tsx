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
  CalculatorSection,
  LogoMark,
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
