import { useEffect, useRef, useState } from 'react';

import { telHref } from '~/brand';
import { trialNumberUntil, waitTimes } from '~/content/durations';
import { Honeypot } from '~/platform/forms/honeypot';
import { agentPhoneLine } from '~/content/phone-lines';
import { numberTexts } from '~/content/receptionist-texts';
import { otherDevicePath } from '~/domain/paths';
import { updateIslandProps } from '~/platform/enhancement/client-runtime';
import { AddressText } from '~/site/address-text';
import { SupportEmail, SupportHours, SupportPhone } from '~/site/support-contact';
import { AnswerTonight, DialAgain, ForwardAgain, OtherDeviceLink, PermanentNumberWait } from './number-notes';
import { askingPath, followNumber } from './trial-number';
import type { CallsNow } from '../record/calls-now';
import type { Relation } from '../record/receptionist';
import type { ReceptionistView } from '../record/receptionist-view';
import type { InitialNumber, NumberState } from './trial-number';

interface NumberCardProps extends Omit<InitialNumber, 'agentId'> {
  view: ReceptionistView;
  /** The path of the page. */
  path: string;
  /** What callers get now. `null` if this browser doesn't know, or if the page says so elsewhere. */
  calls: CallsNow | null;
}

/** Looks the number up and has one assigned if needed. Without scripts, the page refreshes itself instead. */
export default function NumberCard(initial: NumberCardProps) {
  const state = useNumber(initial);
  const isOwner = useIsOwner(initial.view.relation, state);
  const isStranger = initial.view.relation === 'stranger';
  return (
    <section className="card" aria-labelledby="trial-number">
      <h2 id="trial-number" className="mb-3">
        {cardTitle(state, isStranger)}
      </h2>
      <div role="status">
        <NumberText {...initial} state={state} />
      </div>
      {state.kind === 'ready' && !isStranger ? <Tonight {...initial} number={state.number} /> : null}
      {isOwner ? <OtherDeviceLink agentId={initial.view.agentId} /> : null}
    </section>
  );
}

/** The current state. Continues where it stopped when the visitor returns from the back/forward cache. */
function useNumber({ view, state: initial, isAutomatic }: NumberCardProps): NumberState {
  const { agentId } = view;
  const [state, setState] = useState(initial);
  const latest = useRef(initial);
  useEffect(() => {
    let leaving = new AbortController();
    const show = (next: NumberState) => {
      latest.current = next;
      setState(next);
      if (next.kind !== 'ready') return;
      updateIslandProps('call-line', { phone: agentPhoneLine(next.number) });
      const trialNumber = { ...view.trialNumber, text: next.number };
      updateIslandProps('checklist', { view: { ...view, trialNumber } });
    };
    const follow = () =>
      void followNumber({ agentId, state: latest.current, isAutomatic }, show, leaving.signal);
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
    // eslint-disable-next-line react-hooks/exhaustive-deps -- a new view is the same receptionist's
  }, [agentId, isAutomatic]);
  return state;
}

/** Whether this is the owner's browser. A lookup can make it that, and only the owner's browser can have a number assigned. */
function useIsOwner(relation: Relation, { kind }: NumberState): boolean {
  const [isOwner, setIsOwner] = useState(relation === 'owner');
  if (!isOwner && (kind === 'unassigned' || kind === 'assigning')) setIsOwner(true);
  return isOwner;
}

function cardTitle({ kind }: NumberState, isStranger: boolean): string {
  if (kind === 'problem' || kind === 'assigning') return 'Phone Setup In Progress';
  if (isStranger) return 'Trial Number';
  return kind === 'not-looked-up' || kind === 'requested' ? 'Phone Setup In Progress' : 'Your Trial Number';
}

function NumberText({ view, state, path }: Omit<NumberCardProps, 'calls'>) {
  const isStranger = view.relation === 'stranger';
  switch (state.kind) {
    case 'ready':
      return <TrialNumber view={view} number={state.number} />;
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
    case 'unassigned-not-owner':
      return (
        <>
          <p>{numberTexts.notOwner}</p>
          {isStranger ? null : (
            <p className="mt-3">
              <a href={otherDevicePath(view.agentId)}>Is it yours?</a>
            </p>
          )}
        </>
      );
    case 'requested':
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
    case 'ended':
      return <p>{numberTexts.ended}</p>;
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
    case 'not-looked-up':
    case 'assigning':
      return (
        <>
          <p className="mb-3 flex items-center gap-3 font-semibold">
            <span className="spinner text-accent" aria-hidden="true" />
            {state.kind === 'assigning'
              ? 'Assigning phone number...'
              : isStranger
                ? numberTexts.lookingUp
                : 'Getting your trial number…'}
          </p>
          {isStranger ? null : <Waiting isAssigning={state.kind === 'assigning'} />}
          {state.kind === 'not-looked-up' ? (
            <Refresh path={askingPath(path, 'look')} label="Check now" />
          ) : (
            <AssignForm path={path} label="Check now" className="btn btn-quiet" />
          )}
        </>
      );
  }
}

/** Says how long the number takes at most. A support number here would look like the number that the owner waits for. */
function Waiting({ isAssigning }: { isAssigning: boolean }) {
  return (
    <>
      <p>
        {numberTexts.atMost}{' '}
        <span className={isAssigning ? 'scripted' : undefined}>{numberTexts.updates}</span>
        {isAssigning ? <span className="unscripted">{numberTexts.refresh}</span> : null}
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

function TrialNumber({ number, view }: { number: string; view: ReceptionistView }) {
  const { trial, trialNumber, marks } = view;
  const { period } = trialNumber;
  const works = !trialNumber.mayBeOff;
  const isInTrial = trial.state === 'started';
  const isNew = works && !isInTrial && view.relation !== 'stranger';
  return (
    <>
      <div className="trial-number-place">
        <a href={telHref(number)} className="trial-number">
          {number}
        </a>
      </div>
      {works ? (
        <a
          href={telHref(number)}
          className={`btn ${isInTrial ? 'btn-quiet' : 'btn-primary'} btn-large mt-4 w-full md:hidden`}
        >
          Call your receptionist
        </a>
      ) : null}
      <p className="mt-4 wrap-anywhere">
        {isInTrial && !marks.isForwardedAgain ? <PermanentNumberWait view={view} /> : null}{' '}
        {periodText(isNew, period)}
      </p>
    </>
  );
}

/** How long the number works. `null` if that is unknown. */
function periodText(isNew: boolean, period: ReceptionistView['trialNumber']['period']): string | null {
  if (isNew) return period ? trialNumberUntil(period.lastDay) : waitTimes.trialNumber;
  return period && `Your trial number’s ${period.status}.`;
}

/** The number, what callers hear, and who answers tonight. */
function Tonight({ number, view, calls }: Pick<NumberCardProps, 'view' | 'calls'> & { number: string }) {
  const { trial, trialNumber, marks } = view;
  const works = !trialNumber.mayBeOff;
  const isInTrial = trial.state === 'started';
  const areForwarded = marks.complete.includes('phone');
  return (
    <>
      {works && !areForwarded ? <AnswerTonight number={number} view={view} /> : null}
      {works ? (
        <p className="mt-5">
          Call it and ask what your customers ask.{' '}
          {calls ? <AddressText text={callsText(calls, view.messagesArriveAt)} /> : null}
        </p>
      ) : null}
      {marks.isForwardedAgain ? null : areForwarded && isInTrial ? (
        <ForwardAgain view={view} place="number-card" />
      ) : works && areForwarded ? (
        <DialAgain />
      ) : null}
    </>
  );
}

function callsText({ reach, callersGet }: CallsNow, messagesArriveAt: string): string {
  const text =
    callersGet === 'message' ? `${numberTexts.message} ${messagesArriveAt}` : numberTexts.appointment;
  return reach === 'own-phone' ? `${text} ${numberTexts.notForwarded}` : text;
}

/** The button that asks for a number: for visitors without scripts, and for those who come from another site. */
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

/** A link, not a button, because links work even if scripts failed. */
function Refresh({ path, label }: { path: string; label: string }) {
  return (
    <a href={path} className="mt-3 inline-flex min-h-11 items-center">
      {label}
    </a>
  );
}
