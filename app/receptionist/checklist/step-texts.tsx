import type { ReactNode } from 'react';

import { brand, telHref, waitTimes } from '~/brand';
import { forwardingPath } from '~/domain/forwarding-code';
import { CopyButton } from '~/site/copy-button';
import { CodeSample } from '~/call-widget/code-sample';
import { SupportHours, SupportPhone } from '~/site/support-contact';

export function CalendarStep({ mailSteps, hasDrives }: { mailSteps: string; hasDrives: boolean }) {
  return (
    <>
      <p>
        Share your calendar with this address. {brand.product} needs to see when you’re free
        {hasDrives ? ' and where your jobs are, to leave time for the drive between them' : null}:
      </p>
      <p className="flex flex-wrap items-center gap-3">
        <code className="shared-address">{brand.supportEmail}</code>{' '}
        <CopyButton
          text={brand.supportEmail}
          label="Copy email"
          done="Email copied!"
          failed="Please copy the email manually."
          isMain
        />
      </p>
      <p className="scripted">
        Easier on a computer: <a href={mailSteps}>send these steps to my email</a>.
      </p>
      <p className="unscripted">
        <a href={mailSteps} className="btn btn-primary btn-small">
          Send these steps to my email
        </a>
      </p>
      <Provider name="Google Calendar">
        <li>
          Open calendar.google.com on a computer. On a phone, open it in the browser and ask for the desktop
          site: the app can’t share a calendar.
        </li>
        <li>
          Under “My calendars,” point at your calendar, open its menu and choose “Settings and sharing.”
        </li>
        <li>Under “Share with specific people,” add the address above.</li>
        <li>Choose “See all event details” and send.</li>
      </Provider>
      <Provider name="Microsoft Outlook">
        <li>Open Outlook on the web and go to your calendar.</li>
        <li>Choose “Share” and pick the calendar.</li>
        <li>Add the address above.</li>
        <li>Choose “Can view all details” and share.</li>
      </Provider>
      <Provider name="Outlook app on your phone">
        <li>Open the list of calendars and tap the gear next to yours.</li>
        <li>Choose “Add people” and add the address above.</li>
        <li>Choose “Can view all details” and share.</li>
      </Provider>
    </>
  );
}

function Provider({ name, children }: { name: string; children: ReactNode }) {
  return (
    <details className="accordion">
      <summary>{name}</summary>
      <ol className="grid list-decimal gap-1 pl-6">{children}</ol>
    </details>
  );
}

export function InviteStep() {
  return (
    <p>
      Then we send an invite from {brand.supportEmail}. {waitTimes.invite} Open it and accept. Not there?
      Check your spam folder, or share the calendar again.
    </p>
  );
}

export function WidgetStep({ snippet, agentId }: { snippet: string | null; agentId: string }) {
  if (!snippet)
    return (
      <p>
        Your code depends on your receptionist, and we don’t know which one is yours here. Open this checklist
        from your receptionist’s page, or <a href="/create-agent">create your receptionist</a>.
      </p>
    );
  return (
    <>
      <p>
        Put this code at the end of your website&rsquo;s pages. It adds a button that calls your receptionist.{' '}
        <a href={`/widget-test?agent=${agentId}`}>Where it goes in WordPress, Wix, Squarespace and Shopify</a>
      </p>
      <CodeSample code={snippet} copyLabel="Copy widget code" isMain />
      <p className="hint">Somebody else handles your website? Send them the code. No website? Skip this.</p>
    </>
  );
}

export function VoiceStep({ agentId, ownVoice }: { agentId: string; ownVoice: boolean }) {
  return (
    <>
      <p>{ownVoice ? waitTimes.ownVoiceShort : <>Read a few lines out loud. {waitTimes.ownVoice}</>}</p>
      <p>
        <a
          href={`/voice-recording?agentId=${agentId}`}
          target="_blank"
          rel="noopener"
          className={`btn btn-small ${ownVoice ? 'btn-quiet' : 'btn-primary'}`}
        >
          {ownVoice ? 'Record another sample' : 'Record a voice sample'} (opens in a new tab)
        </a>
      </p>
      {ownVoice ? null : <p className="hint">You can skip this. Callers then hear our default voice.</p>}
    </>
  );
}

export function TestStep({ phoneNumber }: { phoneNumber: string | null }) {
  return (
    <>
      <p>
        Call your trial number and book an appointment with yourself. Once your calendar is shared, it shows
        up there during the call.
      </p>
      {phoneNumber ? (
        <p>
          <a href={telHref(phoneNumber)} className="btn btn-primary btn-small">
            Call <span className="whitespace-nowrap">{phoneNumber}</span>
          </a>
        </p>
      ) : null}
      <p className="hint">
        Something not right? Call us: <SupportPhone />, <SupportHours end="." />
      </p>
    </>
  );
}

interface PhoneStepProps {
  phoneNumber: string | null;
  hasPatients: boolean;
}

export function PhoneStep({ phoneNumber, hasPatients }: PhoneStepProps) {
  return (
    <>
      <p>{waitTimes.ownNumber} Then forward your calls to it: all of them, or just the ones you miss.</p>
      {phoneNumber && !hasPatients ? (
        <p>
          Don’t want to wait? Forward tonight’s missed calls to your trial number,{' '}
          <PhoneLink number={phoneNumber} />. When your permanent number arrives, dial the code again with
          that one.
        </p>
      ) : null}
      <p>
        <a
          href={phoneNumber ? forwardingPath(phoneNumber) : '/testforwarding'}
          className="btn btn-primary btn-small"
        >
          Get my forwarding code
        </a>
      </p>
    </>
  );
}

function PhoneLink({ number }: { number: string }) {
  return (
    <a href={telHref(number)} className="font-semibold whitespace-nowrap">
      {number}
    </a>
  );
}
