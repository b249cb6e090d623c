import { brand } from '~/brand';
import { FlashNotice } from '~/site/page-frames';
import { LogoMark } from '~/site/site-header';
import { businessPhoneLine, formSetupLink } from '~/content/phone-lines';
import { VoiceWidget } from './voice-widget';
import type { WidgetSettings } from './voice-widget';

/** The page has only the widget, because any site may embed it in a small panel. */
export function CallPage({ settings, isDemo }: { settings: WidgetSettings; isDemo: boolean }) {
  return (
    <main
      id="main"
      aria-label="Call"
      tabIndex={-1}
      className="page-narrow py-4 outline-none"
      data-enhance="call-page"
    >
      <FlashNotice />
      <h1 className="sr-only">Talk to {isDemo ? brand.product : 'the Receptionist'}</h1>
      <VoiceWidget
        title={isDemo ? `Talk to ${brand.product}` : 'Talk to Our Receptionist'}
        settings={settings}
        {...(isDemo ? { alternativeLink: formSetupLink } : { phone: businessPhoneLine })}
      />
      <p className="hint mt-4 flex items-center gap-2">
        <LogoMark />
        <span>
          Calls answered by{' '}
          <a href="/" target="_blank" rel="noopener" className="inline-flex min-h-11 items-center">
            {brand.product}
          </a>
        </span>
      </p>
    </main>
  );
}
