import { brand, telHref, waits } from '~/brand';
import { Honeypot } from '~/platform/forms/honeypot';
import { lostRequest, nextRequest } from './phone-state';
import type { PhoneState } from './phone-state';

interface PhoneCardProps {
  state: PhoneState;
  path: string;
}

export function PhoneCard({ state, path }: PhoneCardProps) {
  const next = nextRequest(state);
  return (
    <section className="card" aria-labelledby="trial-number">
      <h2 id="trial-number" className="mb-3" data-phone-part="title">
        {titleOf(state)}
      </h2>
      <div
        role="status"
        data-phone-part="state"
        data-phone-next={next?.request}
        data-phone-after={next?.afterMs}
        data-phone-path={path}
      >
        <PhoneText state={state} path={path} />
      </div>
      {next ? <LostRequests path={path} /> : null}
    </section>
  );
}

function LostRequests({ path }: { path: string }) {
  return (['look', 'assign'] as const).map((request) => (
    <template key={request} data-phone-lost={request}>
      <div data-phone-part="title">{titleOf(lostRequest(request))}</div>
      <div data-phone-part="state">
        <PhoneText state={lostRequest(request)} path={path} />
      </div>
    </template>
  ));
}

function titleOf({ kind }: PhoneState): string {
  return kind === 'problem' || kind === 'assigning' ? 'Phone Setup In Progress' : 'Your trial number';
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
    case 'assigning':
      return (
        <>
          <p className="flex items-center gap-3 font-semibold">
            <span className="spinner text-accent" aria-hidden="true" />
            Assigning phone number...
          </p>
          <p>Please refresh the page in a moment.</p>
          <form method="post" action={path} className="mt-3">
            <button type="submit" name="intent" value="assign" className="btn btn-quiet btn-small">
              Refresh
            </button>
            <Honeypot />
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
      <p className="mt-4">Call it and hear your receptionist. {waits.trialNumber}</p>
    </>
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
