import { useId } from 'react';
import { useHydrated } from 'remix-utils/use-hydrated';

import { brand, telHref } from '../brand';
import { useVoiceWidget } from './use-voice-widget';
import type { WidgetState } from './use-voice-widget';
import type { CallConfig } from './widget-call';
import { dynamicVariables } from './widget-settings';
import type { WidgetSettings } from './widget-settings';

interface VoiceWidgetProps {
  title: string;
  settings: WidgetSettings;
  /** The phone line beside the widget, where it is not the demo line. */
  phone?: { number: string; reason: string };
  /** Another way to the same end, in words and a link. */
  otherWay?: { href: string; label: string };
  /** Told when a call starts; may add client tools to it. */
  onCall?: (config: CallConfig) => void;
}

const demoLine = {
  number: brand.sampleLine,
  reason: 'Call our demo line to hear a receptionist at work right now.',
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
        {enhanced ? <p className="mb-4">{said[state]}</p> : <p className="mb-4">{phone.reason}</p>}
      </div>
      <div className="widget-stage" ref={stage}>
        <a href={telHref(phone.number)} className="btn btn-quiet">
          Call {phone.number}
        </a>
        {state === 'attached' || state === 'ready' ? (
          <elevenlabs-convai
            agent-id={settings.agentId}
            dynamic-variables={dynamicVariables(settings)}
            variant="full"
            placement="bottom"
          />
        ) : null}
      </div>
      {otherWay ? (
        <a href={otherWay.href} className="btn btn-quiet mt-4">
          {otherWay.label}
        </a>
      ) : null}
    </section>
  );
}

const said: Record<WidgetState, string> = {
  waiting: 'Getting the call ready…',
  attached: 'Getting the call ready…',
  ready: 'Start the call below and allow the microphone when your browser asks. Or use your phone:',
  failed: 'The call in the browser could not be loaded. Please call us instead:',
};
