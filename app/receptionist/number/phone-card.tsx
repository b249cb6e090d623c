import { brand, telHref, waits } from '~/brand';
import { Honeypot } from '~/platform/forms/honeypot';
import { CallLine } from '~/call-widget/voice-widget';
import { ownLine } from '~/call-widget/phone-line';
import { nextRequest, phoneProblems } from './phone-state';
import { forwardingPath } from '~/domain/forwarding-code';
import type { PhoneState } from './phone-state';

interface PhoneCardProps {
  agentId: string;
  state: PhoneState;
  /** Whether the page goes on to request a number by itself. */
  automatic: boolean;
}

export function PhoneCard({ agentId, state, automatic }: PhoneCardProps) {
  const path = `/demo/agent/${agentId}`;
  return (
    <section className="card" aria-labelledby="trial-number">
      <h2 id="trial-number" className="mb-3" data-phone-part="title">
        {titleOf(state)}
      </h2>
      <div
        role="status"
        data-enhance="phone"
        data-phone-part="state"
        data-phone={JSON.stringify({ agentId, state, automatic })}
      >
        <PhoneText state={state} path={path} />
      </div>
      {nextRequest(state, automatic) ? <LaterStates path={path} /> : null}
    </section>
  );
}

const laterStates: PhoneState[] = [
  { kind: 'unassigned' },
  { kind: 'assigning' },
  { kind: 'ready', number: '000-000-0000' },
  ...phoneProblems.map((text) => ({ kind: 'problem' as const, text })),
  { kind: 'none' },
];

/** What the script shows, a number filled in. */
function LaterStates({ path }: { path: string }) {
  return laterStates.map((state) => (
    <template
      key={JSON.stringify(state)}
      data-phone-when={state.kind === 'problem' ? state.text : state.kind}
    >
      <div data-phone-part="title">{titleOf(state)}</div>
      <div data-phone-part="state">
        <PhoneText state={state} path={path} />
      </div>
      {state.kind === 'ready' ? (
        <div data-phone-part="line">
          <CallLine phone={ownLine(state.number)} />
        </div>
      ) : null}
    </template>
  ));
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
            If it stays this way, contact support:{' '}
            <a href={telHref(brand.supportPhone)}>{brand.supportPhone}</a> or{' '}
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
        <a href={telHref(number)} className="trial-number" data-number>
          {number}
        </a>
      </div>
      <a href={telHref(number)} className="btn btn-primary btn-large mt-4 w-full md:hidden">
        Call your receptionist
      </a>
      <p className="mt-4">Call it and hear your receptionist. {waits.trialNumber}</p>
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
