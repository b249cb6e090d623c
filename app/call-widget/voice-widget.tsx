import { useId } from 'react';
import { useHydrated } from 'remix-utils/use-hydrated';

import { brand, telHref } from '~/brand';
import type { PhoneLine } from './phone-line';
import { useVoiceWidget } from './use-voice-widget';
import type { WidgetState } from './use-voice-widget';
import type { CallConfig } from './widget-call';
import { dynamicVariables } from './widget-settings';
import type { WidgetSettings } from './widget-settings';

interface VoiceWidgetProps {
  title: string;
  settings: WidgetSettings;
  /** The phone line beside the widget, where it is not the demo line. */
  phone?: PhoneLine;
  /** Another way to the same end, in words and a link. */
  otherWay?: { href: string; label: string };
  /** Told when a call starts; may add client tools to it. */
  onCall?: (config: CallConfig) => void;
}

const demoLine: PhoneLine = {
  number: brand.sampleLine,
  reason: 'Call our demo line to hear a receptionist at work right now.',
  or: 'Or call our demo line:',
};

/**
 * A call in the browser, by the third-party widget; the phone line stands there from the start, so that a page
 * without scripts, and one whose widget does not load, has a way to talk as well.
 */
export function VoiceWidget({ title, settings, phone = demoLine, otherWay, onCall }: VoiceWidgetProps) {
  const { state, stage } = useVoiceWidget(settings.scriptUrl, onCall);
  const enhanced = useHydrated();
  const heading = useId();
  return (
    <section className="card" aria-labelledby={heading}>
      <h2 id={heading} className="mb-2">
        {title}
      </h2>
      <div role="status">
        <p className="mb-4">{enhanced ? said(state) : phone.reason}</p>
      </div>
      <div className={state === 'failed' ? '' : 'widget-stage mb-4'} ref={stage}>
        {state === 'attached' || state === 'ready' ? (
          <elevenlabs-convai
            agent-id={settings.agentId}
            dynamic-variables={dynamicVariables(settings)}
            variant="full"
            placement="bottom"
          />
        ) : null}
      </div>
      {enhanced && state !== 'failed' ? <p className="mb-2">{phone.or}</p> : null}
      <a href={telHref(phone.number)} className="btn btn-quiet">
        Call {phone.number}
      </a>
      {otherWay ? (
        <a href={otherWay.href} className="btn btn-quiet mt-4">
          {otherWay.label}
        </a>
      ) : null}
    </section>
  );
}

function said(state: WidgetState): string {
  switch (state) {
    case 'waiting':
    case 'attached':
      return 'Getting the call ready…';
    case 'ready':
      return 'Start the call below and allow the microphone when your browser asks.';
    case 'failed':
      return 'The call in the browser could not be loaded. Please call us instead:';
  }
}
