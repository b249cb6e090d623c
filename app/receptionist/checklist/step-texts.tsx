import { brand, telHref, waitTimes } from '~/brand';
import { calendarProviders, checklistTexts } from '~/content/checklist-texts';
import { sharedCalendar } from '~/content/shared-calendar';
import { CopyButton } from '~/site/copy-button';
import { CodeSample } from '~/call-widget/code-sample';
import { SupportHours, SupportPhone } from '~/site/support-contact';
import { forwardingPath, otherDevicePath, recordingPath, widgetTestPath } from '~/domain/paths';
import { AnswerTonight } from '../number/answer-tonight';
import type { TrialState } from '../trial/trial-end';

interface CalendarTextProps {
  agentId: string;
  goesToCustomers: boolean;
  exists: boolean;
}

export function CalendarText({ agentId, goesToCustomers, exists }: CalendarTextProps) {
  return (
    <>
      {exists ? null : (
        <p>
          <a href="/create-agent">Create your receptionist</a> first. Until then, nobody reads your calendar.
        </p>
      )}
      <p>
        Share your calendar with this address. {brand.product} needs to see when you’re free
        {goesToCustomers ? ' and where your jobs are, to leave time for the drive between them' : null}:
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
      {exists ? (
        <p className="sm:hidden">
          Easier on a computer? <a href={otherDevicePath(agentId)}>Open this checklist there</a>
        </p>
      ) : null}
      <p className="hint">
        {goesToCustomers ? 'Two vans, or several people?' : 'Several people?'}{' '}
        {sharedCalendar.several[goesToCustomers ? 'technicians' : 'colleagues']}{' '}
        <a href="/faq#several-technicians" target="_blank" rel="noopener">
          More about that (opens in a new tab)
        </a>
      </p>
      {calendarProviders.map(({ name, steps }) => (
        <details key={name} className="accordion">
          <summary>{name}</summary>
          <ol className="grid list-decimal gap-1 pl-6">
            {steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        </details>
      ))}
    </>
  );
}

export function InviteText() {
  return <p>{checklistTexts.invite}</p>;
}

export function WidgetText({ snippet, agentId }: { snippet: string | null; agentId: string }) {
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
        {checklistTexts.widget}{' '}
        <a href={widgetTestPath(agentId)}>Where it goes in WordPress, Wix, Squarespace and Shopify</a>
      </p>
      <CodeSample code={snippet} copyLabel="Copy widget code" isMain />
      <p className="hint">{checklistTexts.widgetElsewhere}</p>
    </>
  );
}

export function VoiceText({ agentId, ownVoice }: { agentId: string; ownVoice: boolean }) {
  return (
    <>
      <p>{ownVoice ? waitTimes.ownVoiceShort : checklistTexts.voice}</p>
      <p>
        <a
          href={recordingPath(agentId)}
          target="_blank"
          rel="noopener"
          className={`btn btn-small ${ownVoice ? 'btn-quiet' : 'btn-primary'}`}
        >
          {ownVoice ? 'Record another sample' : 'Record a voice sample'} (opens in a new tab)
        </a>
      </p>
      {ownVoice ? null : <p className="hint">{checklistTexts.withoutVoice}</p>}
    </>
  );
}

export function TestText({ phoneNumber }: { phoneNumber: string | null }) {
  return (
    <>
      <p>{checklistTexts.test}</p>
      {phoneNumber ? (
        <p>
          <a href={telHref(phoneNumber)} className="btn btn-primary btn-small">
            <span className="whitespace-nowrap">Call {phoneNumber}</span>
          </a>
        </p>
      ) : null}
      <p className="hint">
        Something not right? Call us: <SupportPhone />, <SupportHours end="." />
      </p>
    </>
  );
}

interface PhoneTextProps {
  phoneNumber: string | null;
  mayHavePatients: boolean | null;
  areForwarded: boolean;
  trial: TrialState;
}

export function PhoneText({ phoneNumber, mayHavePatients, areForwarded, trial }: PhoneTextProps) {
  return (
    <>
      {trial === 'ended' ? null : (
        <p>
          {trial === 'started' ? waitTimes.ownNumber : waitTimes.permanentNumber} {checklistTexts.phone}
        </p>
      )}
      {phoneNumber ? (
        <AnswerTonight number={phoneNumber} mayHavePatients={mayHavePatients} areForwarded={areForwarded} />
      ) : null}
      <p>
        <a href={forwardingPath(phoneNumber)} className="btn btn-primary btn-small">
          Get my forwarding code
        </a>
      </p>
    </>
  );
}
