import type { ReactNode } from 'react';

import { brand, telHref, waitTimes } from '~/brand';
import { calendarProviders, checklistTexts, testTexts } from '~/content/checklist';
import type { ChecklistKey } from '~/content/checklist';
import CreateFirst from '~/content/notes/create-first.mdx';
import NoWidgetCode from '~/content/notes/no-widget-code.mdx';
import { sharedCalendar } from '~/content/shared-calendar';
import { CopyButton } from '~/site/copy-button';
import { CodeSample } from '~/call-widget/code-sample';
import { SupportHours, SupportPhone } from '~/site/support-contact';
import { forwardingPath, otherDevicePath, recordingPath, widgetTestPath } from '~/domain/paths';
import { AnswerTonight, DialAgain } from '../number/answer-tonight';
import type { TrialState } from '../trial/trial-end';

export interface StepTextProps {
  agentId: string;
  /** Whether there is a receptionist to set up: false for our own, and if nobody knows which one it is. */
  exists: boolean;
  /** Whether this browser is the owner's, who can open the checklist on another device. */
  isOwnersBrowser: boolean;
  phoneNumber: string | null;
  trial: TrialState;
  /** Whether the owner forwards calls. */
  areForwarded: boolean;
  /** Whether calls are forwarded to the permanent number. */
  isForwardedAgain: boolean;
  /** The business's number, which the owner forwards; `null` if it's unknown. */
  ownNumber: string | null;
  /** Whether callers may be patients, so that nothing suggests to take their calls tonight; `null` if it's unknown. */
  mayHavePatients: boolean | null;
  /** Whether the business travels to its customers. */
  goesToCustomers: boolean;
  /** The widget's code; `null` if the receptionist is unknown or ours. */
  snippet: string | null;
  /** Whether the owner's own voice was recorded. */
  ownVoice: boolean;
}

const stepTexts: Record<ChecklistKey, (props: StepTextProps) => ReactNode> = {
  calendar: CalendarText,
  invite: () => <p>{checklistTexts.invite}</p>,
  phone: PhoneText,
  test: TestText,
  widget: WidgetText,
  voice: VoiceText,
};

/** What the owner does in a step. */
export function StepText({ step, ...props }: StepTextProps & { step: ChecklistKey }) {
  const Text = stepTexts[step];
  return <Text {...props} />;
}

function CalendarText({ agentId, goesToCustomers, exists, isOwnersBrowser }: StepTextProps) {
  return (
    <>
      {exists ? null : <CreateFirst />}
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
      {isOwnersBrowser ? (
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

function WidgetText({ snippet, agentId }: StepTextProps) {
  if (!snippet) return <NoWidgetCode />;
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

function VoiceText({ agentId, ownVoice }: StepTextProps) {
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

function TestText({ phoneNumber, areForwarded, ownNumber }: StepTextProps) {
  return (
    <>
      <p>{areForwarded ? testTexts.forwarded(ownNumber) : testTexts[phoneNumber ? 'trial' : 'noNumber']}</p>
      {phoneNumber && !areForwarded ? (
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

function PhoneText({ phoneNumber, mayHavePatients, areForwarded, isForwardedAgain, trial }: StepTextProps) {
  return (
    <>
      {trial === 'ended' ? null : (
        <p>
          {trial === 'started' ? waitTimes.ownNumber : waitTimes.permanentNumber} {checklistTexts.phone}
        </p>
      )}
      {phoneNumber && !areForwarded ? (
        <AnswerTonight number={phoneNumber} mayHavePatients={mayHavePatients} />
      ) : null}
      {phoneNumber && !isForwardedAgain ? <DialAgain /> : null}
      <p>
        <a href={forwardingPath(phoneNumber)} className="btn btn-primary btn-small">
          Get my forwarding code
        </a>
      </p>
    </>
  );
}
