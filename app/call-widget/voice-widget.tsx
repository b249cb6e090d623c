import { useId } from 'react';
import type { ReactNode } from 'react';
import embed from '@elevenlabs/convai-widget-embed/dist/index.js?url';

import { Island } from '~/platform/enhancement/island';
import type { PageHandle } from '~/platform/page-handle';
import { LogoMark } from '~/site/site-header';
import { demoPhoneLine } from '~/content/phone-lines';
import type { PhoneLine } from '~/content/phone-lines';
import CallLine from './call-line.island';

/** The hosts that the third-party voice widget uses. Pages with the widget have this policy in their `handle`. */
export const widgetPolicy: PageHandle['policy'] = {
  'script-src': [
    'blob:',
    'https://cdn.jsdelivr.net/npm/@alexanderolsen/libsamplerate-js@2.1.2/dist/libsamplerate.worklet.js',
  ],
  'style-src': ["'unsafe-inline'"],
  'img-src': ['https:', 'blob:'],
  'media-src': ['data:'],
  'connect-src': ['https://*.elevenlabs.io', 'wss://*.elevenlabs.io'],
  'worker-src': ["'self'", 'blob:', 'data:'],
};

export interface WidgetSettings {
  agentId: string;
  /** First name of the sales rep who sent the visitor. Passed as a dynamic variable. */
  salesRep?: string;
  /** Slug of the trade that the call is about. Passed as a dynamic variable. */
  trade?: string;
  /** The name of the owner's business, for the greeting. Passed as a dynamic variable. */
  businessName?: string;
  script: 'embed' | 'fake' | { url: string };
}

interface VoiceWidgetProps {
  title: ReactNode;
  settings: WidgetSettings;
  phone?: PhoneLine;
  /** Set this if the number can be assigned while the page is open. */
  canPhoneChange?: boolean;
  alternativeLink?: { href: string; label: string } | undefined;
  /** Whether visitors only watch a simulated call, or end it with a form. */
  simulation?: 'watch' | 'form';
  /** The widget's own texts on this page, by the widget's names for them. */
  labels?: Readonly<Record<string, string>>;
}

/** The phone line is always rendered, for browsers without JavaScript and in case the widget doesn't load. */
export function VoiceWidget({
  title,
  settings,
  phone = demoPhoneLine,
  canPhoneChange = false,
  alternativeLink,
  simulation = 'watch',
  labels,
}: VoiceWidgetProps) {
  const heading = useId();
  return (
    <section
      className="card call"
      aria-labelledby={heading}
      data-enhance="voice-widget"
      data-call={settings.agentId}
      data-call-script={scriptUrl(settings.script)}
      data-call-simulated={settings.script === 'fake' ? simulation : undefined}
      data-call-variables={dynamicVariables(settings)}
      data-call-labels={labels && JSON.stringify(labels)}
    >
      <h2 id={heading} className="mb-2">
        {title}
      </h2>
      <div role="status">
        <p className="call-message" data-part="message">
          {phone.reason}
        </p>
      </div>
      <CallPhone />
      <div>
        {canPhoneChange ? (
          <Island name="call-line" view={CallLine} props={{ phone }} />
        ) : (
          <CallLine phone={phone} />
        )}
      </div>
      {alternativeLink ? (
        <a href={alternativeLink.href} className="mt-3 inline-flex min-h-11 items-center">
          {alternativeLink.label}
        </a>
      ) : null}
    </section>
  );
}

function scriptUrl(script: WidgetSettings['script']): string {
  return typeof script === 'string' ? widgetScripts[script] : script.url;
}

/** Script URLs: the real embed, served from our own origin, and the fake widget for mock mode. */
const widgetScripts = { embed, fake: '/mock-voice-widget.js' };

/** The value of the `dynamic-variables` attribute, or `undefined` if there are none. */
function dynamicVariables({ salesRep, trade, businessName }: WidgetSettings): string | undefined {
  const variables = { sales_rep: salesRep, trade, business_name: businessName || undefined };
  return Object.values(variables).some(Boolean) ? JSON.stringify(variables) : undefined;
}

function CallPhone() {
  return (
    <div className="call-phone phone" data-part="stage">
      <span className="phone-speaker" />
      <div className="call-waiting" aria-hidden="true">
        <span className="call-bell">
          <LogoMark />
        </span>
        <span className="call-rule" />
        <span className="call-rule call-rule-short" />
        <span className="call-button" />
      </div>
    </div>
  );
}
