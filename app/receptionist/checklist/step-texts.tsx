import type { ReactNode } from 'react';

import { brand, telHref } from '~/brand';
import { waitTimes } from '~/content/durations';
import { calendarProviders, checklistTexts, testTexts } from '~/content/checklist';
import type { ChecklistKey } from '~/content/checklist';
import { sharedCalendar } from '~/content/shared-calendar';
import { CopyButton } from '~/site/copy-button';
import { CodeSample } from '~/call-widget/code-sample';
import { Address } from '~/site/address-text';
import { SupportHours, SupportPhone } from '~/site/support-contact';
import { forwardingPath, otherDevicePath, recordingPath, widgetTestPath } from '~/domain/paths';
import { AnswerTonight, DialAgain, PermanentNumberWait } from '../number/number-notes';
import { isOfBusiness } from '../record/receptionist';
import type { ReceptionistView } from '../record/receptionist-view';

export interface StepTextProps {
  view: ReceptionistView;
  /** The number to call and to forward calls to. `null` if the number is unknown or may be off. */
  number: string | null;
  /** The marked steps. */
  complete: ChecklistKey[];
  /** The widget's code; `null` if the receptionist is unknown or ours. */
  snippet: string | null;
}

const stepTexts: Record<ChecklistKey, (props: StepTextProps) => ReactNode> = {
  calendar: CalendarText,
  invite: InviteText,
  phone: PhoneText,
  test: TestText,
  widget: WidgetText,
  voice: VoiceText,
};

/** The instructions of a step. */
export function StepText({ step, ...props }: StepTextProps & { step: ChecklistKey }) {
  const Text = stepTexts[step];
  return <Text {...props} />;
}

/** The button of a step is quiet once the step is done. */
function buttonClass(isDone: boolean): string {
  return `btn btn-small ${isDone ? 'btn-quiet' : 'btn-primary'}`;
}

function CalendarText({ complete, view: { agentId, relation, facts } }: StepTextProps) {
  const { goesToCustomers } = facts;
  return (
    <>
      {isOfBusiness(relation) ? null : (
        <p>
          <a href="/create-agent">Create your receptionist</a> first. Until then, nobody reads your calendar.
        </p>
      )}
      <p>
        Share your calendar with this address. {brand.product} needs to see when you’re free
        {goesToCustomers ? ' and where your jobs are, to leave time for the drive between them' : null}:
      </p>
      <p className="flex flex-wrap items-center gap-3">
        <code className="shared-address">
          <Address text={brand.supportEmail} />
        </code>{' '}
        <CopyButton what="email" text={brand.supportEmail} isMain={!complete.includes('calendar')} />
      </p>
      {relation === 'owner' ? (
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

function InviteText({ complete }: StepTextProps) {
  return (
    <>
      {complete.includes('calendar') ? null : <p className="font-semibold">{checklistTexts.shareFirst}</p>}
      <p>{checklistTexts.invite}</p>
    </>
  );
}

function WidgetText({ snippet, complete, view: { agentId } }: StepTextProps) {
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
      <CodeSample code={snippet} isMain={!complete.includes('widget')} />
      <p className="hint">{checklistTexts.widgetElsewhere}</p>
    </>
  );
}

function VoiceText({ complete, view: { agentId, facts } }: StepTextProps) {
  const { hasOwnVoice } = facts;
  return (
    <>
      <p>{hasOwnVoice ? waitTimes.ownVoiceShort : checklistTexts.voice}</p>
      <p>
        <a
          href={recordingPath(agentId)}
          target="_blank"
          rel="noopener"
          className={buttonClass(hasOwnVoice || complete.includes('voice'))}
        >
          {hasOwnVoice ? 'Record another sample' : 'Record a voice sample'} (opens in a new tab)
        </a>
      </p>
      {hasOwnVoice ? null : <p className="hint">{checklistTexts.withoutVoice}</p>}
    </>
  );
}

function TestText({ number, complete, view: { facts } }: StepTextProps) {
  const areForwarded = complete.includes('phone');
  const businessNumber = facts.businessNumber?.replaceAll('-', '-\u2060') ?? null; // keeps the number on one line
  return (
    <>
      <p>
        {areForwarded ? testTexts.forwarded(businessNumber) : testTexts[number ? 'trial' : 'noNumber']}{' '}
        {testTexts[complete.includes('calendar') ? 'isShared' : 'isNotShared']}
      </p>
      {number && !areForwarded ? (
        <p>
          <a href={telHref(number)} className={buttonClass(complete.includes('test'))}>
            <span className="whitespace-nowrap">Call {number}</span>
          </a>
        </p>
      ) : null}
      <p className="hint">
        Something not right? Call us: <SupportPhone />, <SupportHours end="." />
      </p>
    </>
  );
}

function PhoneText({ number, complete, view }: StepTextProps) {
  const { trial, marks } = view;
  const forwardsTo = complete.includes('phone') ? null : number;
  return (
    <>
      {trial.state === 'ended' ? null : (
        <p>
          <PermanentNumberWait view={view} /> {checklistTexts.phone}
        </p>
      )}
      {forwardsTo ? <AnswerTonight number={forwardsTo} view={view} /> : null}
      {number && !forwardsTo && !marks.isForwardedAgain ? <DialAgain /> : null}
      <p>
        <a href={forwardingPath(forwardsTo)} className={buttonClass(complete.includes('phone'))}>
          {forwardsTo ? (
            <span>
              Get the code for <span className="whitespace-nowrap">{forwardsTo}</span>
            </span>
          ) : (
            'Get the code for my permanent number'
          )}
        </a>
      </p>
    </>
  );
}
