import { useId } from 'react';

import { telHref } from '~/brand';
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
  otherWay?: { href: string; label: string };
}

/** The phone line is there from the start, for pages without scripts and widgets that do not load. */
export function VoiceWidget({ title, settings, phone = demoLine, otherWay }: VoiceWidgetProps) {
  const heading = useId();
  return (
    <section
      className="card call"
      aria-labelledby={heading}
      data-enhance="call"
      data-call={settings.agentId}
      data-call-script={scriptUrl(settings.script)}
      data-call-simulated={settings.script === 'standIn' ? '' : undefined}
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
      <div data-phone-part="line">
        <CallLine phone={phone} />
      </div>
      {otherWay ? (
        <a href={otherWay.href} className="mt-3 inline-flex min-h-11 items-center">
          {otherWay.label}
        </a>
      ) : null}
    </section>
  );
}

export function CallLine({ phone }: { phone: PhoneLine }) {
  return (
    <>
      <p className="call-or mb-2">{phone.or}</p>
      <a href={telHref(phone.number)} className="btn btn-quiet">
        <span>
          Call{' '}
          <span className="call-number" data-number>
            {phone.number}
          </span>
        </span>
      </a>
    </>
  );
}

function scriptUrl(script: WidgetSettings['script']): string {
  return typeof script === 'string' ? widgetScripts[script] : script.url;
}
