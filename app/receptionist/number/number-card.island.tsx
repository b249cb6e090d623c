import { useEffect, useRef, useState } from 'react';

import { telHref, waitTimes } from '~/brand';
import { Honeypot } from '~/platform/forms/honeypot';
import { agentPhoneLine } from '~/content/phone-lines';
import { numberTexts } from '~/content/receptionist-texts';
import { updateIslandProps } from '~/platform/enhancement/client-runtime';
import { SupportEmail, SupportHours, SupportPhone } from '~/site/support-contact';
import { AnswerTonight, DialAgain, ForwardAgain } from './answer-tonight';
import { askingPath, followNumber } from './trial-number';
import type { CallsNow } from '../record/checklist-steps';
import type { Period } from '../trial/trial-end';
import type { InitialNumber, NumberState } from './trial-number';

export interface NumberCardProps extends InitialNumber {
  /** The page that shows it. */
  path: string;
  /** `null` before the checkout. */
  trial: Period | null;
  /** What callers get now; `null` if this browser doesn't know. */
  calls: CallsNow | null;
  /** Whether callers may be patients, so that nothing suggests to take their calls tonight; `null` if it's unknown. */
  mayHavePatients: boolean | null;
  /** Whether calls are forwarded to the permanent number. */
  isForwardedAgain: boolean;
  /** How long the trial number works; `null` if it's unknown. */
  numberPeriod: Period | null;
}

declare module '~/platform/enhancement/island' {
  interface Islands {
    'number-card': NumberCardProps;
  }
}

/** Looks the number up and requests one if needed. Without scripts, the page refreshes itself instead. */
export default function NumberCard(initial: NumberCardProps) {
  const state = useNumber(initial);
  return (
    <section className="card" aria-labelledby="trial-number">
      <h2 id="trial-number" className="mb-3">
        {titleOf(state)}
      </h2>
      <div role="status">
        <PhoneText {...initial} state={state} />
      </div>
    </section>
  );
}

/** The current state. Continues where it stopped when the visitor returns from the back/forward cache. */
function useNumber({ agentId, state: initial, automatic }: InitialNumber): NumberState {
  const [state, setState] = useState(initial);
  const latest = useRef(initial);
  useEffect(() => {
    let leaving = new AbortController();
    const show = (next: NumberState) => {
      latest.current = next;
      setState(next);
      if (next.kind !== 'ready') return;
      updateIslandProps('call-line', { phone: agentPhoneLine(next.number) });
      updateIslandProps('checklist', { phoneNumber: next.number });
    };
    const follow = () =>
      void followNumber({ agentId, state: latest.current, automatic }, show, leaving.signal);
    const leave = () => leaving.abort();
    const comeBack = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return;
      leaving = new AbortController();
      follow();
    };
    window.addEventListener('pagehide', leave);
    window.addEventListener('pageshow', comeBack);
    follow();
    return () => {
      leave();
      window.removeEventListener('pagehide', leave);
      window.removeEventListener('pageshow', comeBack);
    };
  }, [agentId, automatic]);
  return state;
}

function titleOf({ kind }: NumberState): string {
  return kind === 'problem' || kind === 'assigning' ? 'Phone Setup In Progress' : 'Your Trial Number';
}

function PhoneText({ state, path, ...terms }: NumberCardProps) {
  switch (state.kind) {
    case 'ready':
      return <TrialNumber {...terms} number={state.number} />;
    case 'problem':
      return (
        <>
          <p className="font-semibold">{state.text}</p>
          <p>
            {numberTexts.refresh} {numberTexts.atMost}
          </p>
          <StillWaiting />
          {state.requestId ? (
            <p className="hint">
              If you call us about it, quote this number:{' '}
              <strong className="whitespace-nowrap">{state.requestId}</strong>
            </p>
          ) : null}
          <Refresh path={path} label="Refresh" />
        </>
      );
    case 'unassigned':
      return (
        <>
          <p>{numberTexts.none}</p>
          <AssignForm path={path} label="Get a phone number" className="btn btn-primary" />
        </>
      );
    case 'not-owner':
      return (
        <>
          <p>{numberTexts.notOwner}</p>
          <p className="mt-3">
            {numberTexts.isItYours} <SupportPhone /> (<SupportHours end=")" /> or <SupportEmail />.
          </p>
        </>
      );
    case 'none':
      return (
        <>
          <p className="font-semibold">Phone number assignment in progress</p>
          <p>
            {numberTexts.atMost} <span className="scripted">{numberTexts.updates}</span>
            <span className="unscripted">Look again in a minute.</span>
          </p>
          <StillWaiting />
          <Refresh path={askingPath(path, 'check')} label="Check now" />
        </>
      );
    case 'house':
      return (
        <>
          <p>{numberTexts.house}</p>
          <p>
            <a href="/create-agent" className="inline-flex min-h-11 items-center">
              Create your receptionist
            </a>
          </p>
        </>
      );
    case 'waiting':
    case 'assigning':
      return (
        <>
          <p className="mb-3 flex items-center gap-3 font-semibold">
            <span className="spinner text-accent" aria-hidden="true" />
            {state.kind === 'waiting' ? 'Getting your trial number…' : 'Assigning phone number...'}
          </p>
          {state.kind === 'assigning' ? <p>{numberTexts.refresh}</p> : null}
          <Waiting />
          {state.kind === 'waiting' ? (
            <Refresh path={askingPath(path, 'look')} label="Check now" />
          ) : (
            <AssignForm path={path} label="Check now" className="btn btn-quiet btn-small" />
          )}
        </>
      );
  }
}

/** How long the number takes at most. A number to call for help would look like the one that the owner waits for. */
function Waiting() {
  return (
    <>
      <p>
        {numberTexts.atMost} {numberTexts.updates}
      </p>
      <p>
        Not here by then? Please <a href="/contact">contact support</a>.
      </p>
    </>
  );
}

function StillWaiting() {
  return (
    <p>
      Not here by then? Please contact support: <SupportPhone /> (<SupportHours end=")" /> or <SupportEmail />
      .
    </p>
  );
}

interface TrialNumberProps extends Pick<
  NumberCardProps,
  'agentId' | 'trial' | 'calls' | 'mayHavePatients' | 'isForwardedAgain' | 'numberPeriod'
> {
  number: string;
}

function TrialNumber({ number, ...terms }: TrialNumberProps) {
  const { agentId, trial, calls, mayHavePatients, isForwardedAgain, numberPeriod } = terms;
  const works = !trial?.hasEnded && !numberPeriod?.hasEnded;
  const isNew = works && !trial;
  const areForwarded = calls?.areForwarded === true;
  return (
    <>
      <div className="trial-number-place">
        <a href={telHref(number)} className="trial-number">
          {number}
        </a>
      </div>
      {works ? (
        <>
          <a href={telHref(number)} className="btn btn-primary btn-large mt-4 w-full md:hidden">
            Call your receptionist
          </a>
          <p className="mt-4">Ask what your customers ask. {calls ? callsText(calls) : null}</p>
        </>
      ) : null}
      <p className="mt-3">
        {isNew ? waitTimes.trialNumber : null} {trial && !trial.hasEnded ? waitTimes.ownNumber : null}{' '}
        {numberPeriod ? `${isNew ? 'Its' : 'Your trial number’s'} ${numberPeriod.status}.` : null}
      </p>
      {works && !areForwarded ? <AnswerTonight number={number} mayHavePatients={mayHavePatients} /> : null}
      {isForwardedAgain ? null : areForwarded && trial && !trial.hasEnded ? (
        <ForwardAgain agentId={agentId} numberPeriod={null} />
      ) : works && (areForwarded || trial) ? (
        <DialAgain />
      ) : null}
    </>
  );
}

function callsText({ get, areForwarded }: CallsNow): string {
  return areForwarded ? numberTexts[get] : `${numberTexts[get]} ${numberTexts.notForwarded}`;
}

/** A form for visitors without scripts, and for those who come from another site. */
function AssignForm({ path, label, className }: { path: string; label: string; className: string }) {
  return (
    <form method="post" action={path} className="mt-3">
      <button type="submit" name="intent" value="assign" className={className}>
        {label}
      </button>
      <Honeypot />
    </form>
  );
}

/** A link instead of a button, so that it works in a browser whose scripts failed. */
function Refresh({ path, label }: { path: string; label: string }) {
  return (
    <a href={path} className="mt-3 inline-flex min-h-11 items-center">
      {label}
    </a>
  );
}
