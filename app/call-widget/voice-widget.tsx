import { useId } from 'react';

import { Island } from '~/platform/enhancement/island';
import CallLine from './call-line.island';
import { CallPhone } from './call-phone';
import { demoLine } from './phone-line';
import type { PhoneLine } from './phone-line';
import { dynamicVariables } from './widget-settings';
import { widgetScripts } from './widget-scripts';
import type { WidgetSettings } from './widget-settings';

interface VoiceWidgetProps {
  title: string;
  settings: WidgetSettings;
  phone?: PhoneLine;
  /** Whether the number may come while the page is looked at. */
  changing?: boolean;
  otherWay?: { href: string; label: string };
}

/** The phone line is there from the start, for pages without scripts and widgets that do not load. */
export function VoiceWidget({
  title,
  settings,
  phone = demoLine,
  changing = false,
  otherWay,
}: VoiceWidgetProps) {
  const heading = useId();
  return (
    <section
      className="card call"
      aria-labelledby={heading}
      data-enhance="voice-widget"
      data-call={settings.agentId}
      data-call-script={scriptUrl(settings.script)}
      data-call-simulated={settings.script === 'fake' ? '' : undefined}
      data-call-variables={dynamicVariables(settings)}
    >
      <h2 id={heading} className="mb-2">
        {title}
      </h2>
      <div role="status">
        <p className="call-said" data-call-said>
          {phone.reason}
        </p>
      </div>
      <CallPhone />
      <div>
        {changing ? (
          <Island name="call-line" view={CallLine} props={{ phone }} />
        ) : (
          <CallLine phone={phone} />
        )}
      </div>
      {otherWay ? (
        <a href={otherWay.href} className="mt-3 inline-flex min-h-11 items-center">
          {otherWay.label}
        </a>
      ) : null}
    </section>
  );
}

function scriptUrl(script: WidgetSettings['script']): string {
  return typeof script === 'string' ? widgetScripts[script] : script.url;
}
