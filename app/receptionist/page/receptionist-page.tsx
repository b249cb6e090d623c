import { brand } from '~/brand';
import { businessNameOf, goesToCustomers, noAnswers } from '~/answers/answers';
import { customerOf } from '~/answers/contact';
import { sessionKeysOf } from '~/domain/customer';
import { FlowPage } from '~/site/flow-page';
import { Island } from '~/platform/enhancement/island';
import { agentPhoneLine, demoPhoneLine } from '~/content/phone-lines';
import { VoiceWidget } from '~/call-widget/voice-widget';
import type { WidgetSettings } from '~/call-widget/voice-widget';
import type { AgentRecord } from '../record/agent-record.server';
import { callsNow, completeSteps, withStep } from '../record/checklist-steps';
import { hasUrgentNumber, mayHavePatients } from '../record/known-here';
import { OtherDeviceLink } from '../owners-link/owners-link';
import type { Period } from '../trial/trial-end';
import { AlreadyStarted } from '../trial/trial-notes';
import type { ChecklistKey } from '~/content/checklist';
import BaaNote from '~/content/notes/baa-note.mdx';
import OtherBrowser from '~/content/notes/other-browser.mdx';
import { checklistPath, receptionistPath, trialPath } from '~/domain/paths';
import { possessive } from '~/domain/typed-text';
import { NextStepCard } from './next-step-card';
import type { NextLink } from './next-step-card';
import NumberCard from '../number/number-card.island';
import type { NumberState } from '../number/trial-number';
import { WhatItKnows } from './what-it-knows';

interface ReceptionistPageProps {
  agentId: string;
  numberState: NumberState;
  automatic: boolean;
  widget: WidgetSettings;
  /** Whether the trial may have been started in another browser. */
  mayHaveTrial: boolean;
  /** Whether it is our demo or setup receptionist, which has no trial. */
  isHouseAgent: boolean;
  /** Whether this browser is its owner's, who can open it on another device. */
  isOwnersBrowser: boolean;
  record: AgentRecord;
  /** `null` before the checkout. */
  trial: Period | null;
  /** How long the trial number works; `null` if it's unknown. */
  numberPeriod: Period | null;
}

const home = { href: '/', label: 'Home' };
const another = { href: '/create-agent', label: 'Create New' };
const linksBeforeTrial = [home, another, { href: '/try-now', label: 'About the Trial' }];

export function ReceptionistPage(props: ReceptionistPageProps) {
  const { agentId, numberState, automatic, widget, mayHaveTrial, isHouseAgent, record, trial } = props;
  const { answers, customer } = record;
  const name = businessNameOf(answers);
  const phoneNumber = numberState.kind === 'ready' ? numberState.number : null;
  const complete = completeSteps(record);
  const sessionKeys = sessionKeysOf(agentId, customerOf(customer ? noAnswers : answers)); // the trial form has used them up
  const checklist = { path: checklistPath(agentId), label: 'Open your checklist' };
  const start = { path: trialPath(agentId), label: 'Start Trial Now' };
  const create = { path: '/create-agent', label: 'Create your receptionist' };
  const hasEnded = trial?.hasEnded === true;
  const mayBeOff = hasEnded || props.numberPeriod?.hasEnded;
  const isTrialUnknown = mayHaveTrial && !trial;
  const isStranger = !isHouseAgent && !record.own;
  const next = isHouseAgent ? create : trial ? checklist : start;
  const knows = <WhatItKnows agentId={agentId} record={record} />; // below the shorter column
  return (
    <FlowPage
      links={trial ? [{ href: checklist.path, label: 'Checklist' }, home, another] : linksBeforeTrial}
      wide
    >
      <h1 className="mb-6" data-enhance="session-keys" data-session-keys={JSON.stringify(sessionKeys)}>
        <Greeting
          name={name}
          isHouseAgent={isHouseAgent}
          isKnownHere={record.own === true}
          hasEnded={hasEnded}
        />
      </h1>
      {isStranger ? <OtherBrowser /> : null}
      {isTrialUnknown ? <AlreadyStarted agentId={agentId} noTrialOn={record.noTrialOn} /> : null}
      <div className="grid items-start gap-6 md:grid-cols-2">
        <div className="grid gap-6">
          <Island
            name="number-card"
            view={NumberCard}
            props={{
              agentId,
              path: receptionistPath(agentId),
              state: numberState,
              automatic,
              trial,
              calls: isTrialUnknown ? null : callsNow(trial ? complete : withoutBookings(complete)),
              mayHavePatients: mayHavePatients(record),
              isForwardedAgain: record.isForwardedAgain === true,
              numberPeriod: props.numberPeriod,
            }}
          />
          {mayHavePatients(record) ? <BaaNote /> : null}
          {/* Without scripts it would only repeat the number above it. */}
          <div className={phoneNumber && !mayBeOff ? 'scripted' : undefined}>
            <VoiceWidget
              title={`Talk to Your ${brand.product} Here`}
              settings={widget}
              phone={mayBeOff ? demoPhoneLine : agentPhoneLine(phoneNumber)}
              canPhoneChange
            />
          </div>
          {trial ? null : knows}
        </div>
        <div className="grid gap-6">
          <NextStepCard
            agentId={agentId}
            phoneNumber={phoneNumber}
            trial={trial}
            goesToCustomers={goesToCustomers(answers)}
            takesUrgentCalls={hasUrgentNumber(record) !== false}
            isHouseAgent={isHouseAgent}
            complete={complete}
            next={next}
            isInBar={!isTrialUnknown}
            isQuiet={isStranger}
          />
          {trial ? knows : null}
          {props.isOwnersBrowser ? <OtherDeviceLink agentId={agentId} /> : null}
        </div>
      </div>
      {isTrialUnknown ? null : <NextBar {...next} />}
    </FlowPage>
  );
}

/** The steps as they count before the trial, when a shared calendar gets no bookings yet. */
function withoutBookings(complete: ChecklistKey[]): ChecklistKey[] {
  return withStep(complete, 'calendar', false);
}

interface GreetingProps {
  /** The business, or empty. */
  name: string;
  isHouseAgent: boolean;
  /** Whether this browser set it up, signed it up or used its owner's link. */
  isKnownHere: boolean;
  /** Whether its trial has ended, so that nobody knows if it still answers. */
  hasEnded: boolean;
}

/** Customers and strangers can open the page, too: only in the owner's browser is the receptionist theirs. */
function Greeting({ name, isHouseAgent, isKnownHere, hasEnded }: GreetingProps) {
  if (isHouseAgent) return <>Our Own Receptionist</>;
  const whose = name
    ? `${possessive(name)} receptionist`
    : isKnownHere
      ? `Your ${brand.product}`
      : 'This receptionist';
  if (hasEnded) return <>{whose}</>;
  return (
    <>
      <span className="ready-greeting">Congratulations!</span> {whose} is set up
    </>
  );
}

/** On a phone the link of the next step sticks to the bottom of the screen. */
function NextBar({ path, label }: NextLink) {
  return (
    <nav aria-label="Your trial" className="ready-bar">
      <a href={path} className="btn btn-primary btn-small">
        {label}
      </a>
    </nav>
  );
}
