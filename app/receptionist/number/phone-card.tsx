import { useFetcher } from '@remix-run/react';
import { useEffect } from 'react';

import { brand, pricing, telHref } from '~/brand';
import { nextRequest } from './phone-state';
import type { PhoneState } from './phone-state';

interface PhoneCardProps {
  initial: PhoneState;
  /** Path of the page, whose loader answers `?phone=look` and whose action requests a number. */
  path: string;
}

/** The trial number: looked up after two seconds, requested if there is none, without leaving the page. */
export function PhoneCard({ initial, path }: PhoneCardProps) {
  const fetcher = useFetcher<{ phone: PhoneState }>();
  const state = fetcher.data?.phone ?? initial;
  const { load, submit } = fetcher;

  useEffect(() => {
    const next = nextRequest(state);
    if (!next) return;
    const send = () =>
      next.request === 'assign'
        ? submit({ intent: 'assign' }, { method: 'post', action: path })
        : load(`${path}?phone=look`);
    const timer = setTimeout(send, next.afterMs);
    return () => clearTimeout(timer);
  }, [state, path, load, submit]);

  return (
    <section className="card" aria-labelledby="trial-number">
      <h2 id="trial-number" className="mb-3">
        {state.kind === 'problem' || state.kind === 'assigning'
          ? 'Phone Setup In Progress'
          : 'Your trial number'}
      </h2>
      <div role="status">
        <PhoneText state={state} path={path} />
      </div>
    </section>
  );
}

function PhoneText({ state, path }: { state: PhoneState; path: string }) {
  switch (state.kind) {
    case 'ready':
      return (
        <>
          <a href={telHref(state.number)} className="font-display text-3xl font-bold tracking-tight">
            {state.number}
          </a>
          <p className="mt-3">
            Call it and hear your receptionist. It works for {pricing.trialDays} days and may take up to 5
            minutes to activate. You get a permanent number when you sign up.
          </p>
        </>
      );
    case 'problem':
      return (
        <>
          <p className="font-semibold">{state.text}</p>
          <p>Please refresh the page in a moment.</p>
          <Refresh path={path} label="Refresh" />
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
          <form method="post" action={path} className="mt-3">
            <button name="intent" value="assign" className="btn btn-quiet btn-small">
              Refresh
            </button>
          </form>
        </>
      );
    case 'none':
      return (
        <>
          <p className="font-semibold">Phone number assignment in progress</p>
          <p>
            If this stays, contact support: <a href={telHref(brand.supportPhone)}>{brand.supportPhone}</a> or{' '}
            <a href={`mailto:${brand.supportEmail}`}>{brand.supportEmail}</a>.
          </p>
          <Refresh path={path} label="Refresh" />
        </>
      );
    case 'waiting':
      return (
        <>
          <p className="flex items-center gap-3">
            <span className="spinner text-accent" aria-hidden="true" />
            Getting your phone number…
          </p>
          <Refresh path={`${path}?phone=look`} label="Check now" />
        </>
      );
  }
}

/** A link, so that a browser whose scripts failed has a way on. */
function Refresh({ path, label }: { path: string; label: string }) {
  return (
    <a href={path} className="mt-3 inline-flex min-h-11 items-center">
      {label}
    </a>
  );
}
