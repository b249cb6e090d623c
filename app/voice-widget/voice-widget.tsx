import { brand, telHref } from '../brand';
import type { WidgetSettings } from './widget-settings';

interface VoiceWidgetProps {
  title: string;
  settings: WidgetSettings;
}

/** Stands where the voice widget talks to a receptionist; its way without scripts is the phone. */
export function VoiceWidget({ title, settings }: VoiceWidgetProps) {
  return (
    <section className="card" aria-labelledby="voice-widget" data-agent={settings.agentId}>
      <h2 id="voice-widget" className="mb-2">
        {title}
      </h2>
      <p className="mb-4">Call our demo line to hear a receptionist at work right now.</p>
      <a href={telHref(brand.sampleLine)} className="btn btn-quiet">
        Call {brand.sampleLine}
      </a>
    </section>
  );
}
