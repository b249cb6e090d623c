import { useEffect, useRef, useState } from 'react';

import { brand, telHref, waitTimes } from '~/brand';
import { Honeypot } from '~/platform/forms/honeypot';
import { agentPhoneLine } from '~/call-widget/phone-line';
import { SupportHours } from '~/site/support-hours';
import { forwardingPath } from '~/domain/forwarding-code';
import { updateIslandProps } from '~/platform/enhancement/client-runtime';
import { followNumber } from './follow-number';
import type { ServedPhone } from './follow-number';
import type { PhoneState } from './phone-state';

declare module '~/platform/enhancement/island' {
  interface Islands {
    'number-card': ServedPhone;
  }
}

/** Looks the number up, and has one assigned, as the page without scripts does by refreshing itself. */
export default function NumberCard(served: ServedPhone) {
  const { agentId } = served;
  const path = `/demo/agent/${agentId}`;
  const state = useNumber(served);
  return (
    <section className="card" aria-labelledby="trial-number">
      <h2 id="trial-number" className="mb-3">
        {titleOf(state)}
      </h2>
      <div role="status">
        <PhoneText state={state} path={path} />
      </div>
    </section>
  );
}

/** Follows it from where it stands, also after the visitor came back to the page. */
function useNumber({ agentId, state: served, automatic }: ServedPhone): PhoneState {
  const [state, setState] = useState(served);
  const latest = useRef(served);
  useEffect(() => {
    let leaving = new AbortController();
    const show = (next: PhoneState) => {
      latest.current = next;
      setState(next);
      if (next.kind === 'ready') updateIslandProps('call-line', { phone: agentPhoneLine(next.number) });
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

function titleOf({ kind }: PhoneState): string {
  return kind === 'problem' || kind === 'assigning' ? 'Phone Setup In Progress' : 'Your Trial Number';
}

function PhoneText({ state, path }: { state: PhoneState; path: string }) {
  switch (state.kind) {
    case 'ready':
      return <TrialNumber number={state.number} />;
    case 'problem':
      return (
        <>
          <p className="font-semibold">{state.text}</p>
          <p>Please refresh the page in a moment.</p>
          <Refresh path={path} label="Refresh" />
        </>
      );
    case 'unassigned':
      return (
        <>
          <p>This receptionist has no phone number yet.</p>
          <AssignForm path={path} label="Get a phone number" className="btn btn-primary" />
        </>
      );
    case 'assigning':
      return (
        <>
          <p className="flex items-center gap-3 font-semibold">
            <span className="spinner text-accent" aria-hidden="true" />
            Assigning phone number...
          </p>
          <p>Please refresh the page in a moment.</p>
          <AssignForm path={path} label="Refresh" className="btn btn-quiet btn-small" />
        </>
      );
    case 'none':
      return (
        <>
          <p className="font-semibold">Phone number assignment in progress</p>
          <p>
            We’re still getting your number. Not here in 5 minutes? Please contact support:{' '}
            <a href={telHref(brand.supportPhone)}>{brand.supportPhone}</a> (<SupportHours end=")" /> or{' '}
            <a href={`mailto:${brand.supportEmail}`}>{brand.supportEmail}</a>.
          </p>
          <Refresh path={path} label="Refresh" />
        </>
      );
    case 'house':
      return (
        <>
          <p>This is our own receptionist, so it gets no trial number.</p>
          <p>
            <a href="/create-agent" className="inline-flex min-h-11 items-center">
              Create your receptionist
            </a>
          </p>
        </>
      );
    case 'waiting':
      return (
        <>
          <p className="flex items-center gap-3">
            <span className="spinner text-accent" aria-hidden="true" />
            Getting your phone number…
          </p>
          <p>It usually takes a few seconds, at most 5 minutes. Until then, talk to it on this page.</p>
          <Refresh path={`${path}?phone=look`} label="Check now" />
        </>
      );
  }
}

function TrialNumber({ number }: { number: string }) {
  return (
    <>
      <div className="trial-number-place">
        <a href={telHref(number)} className="trial-number">
          {number}
        </a>
      </div>
      <a href={telHref(number)} className="btn btn-primary btn-large mt-4 w-full md:hidden">
        Call your receptionist
      </a>
      <p className="mt-4">Give it a call and hear your receptionist. {waitTimes.trialNumber}</p>
      <p className="mt-3">
        Want it to answer tonight? <a href={forwardingPath(number)}>Send your missed calls to this number</a>.
      </p>
    </>
  );
}

/** Without scripts, and where no page of ours led here. */
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

/** A link, so that a browser whose scripts failed has a way on. */
function Refresh({ path, label }: { path: string; label: string }) {
  return (
    <a href={path} className="mt-3 inline-flex min-h-11 items-center">
      {label}
    </a>
  );
}
