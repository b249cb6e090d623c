import { forwardingCodes, otherConditionalType } from '~/domain/forwarding-code';
import type { DialCode } from '~/domain/forwarding-code';
import { CopyButton } from '~/site/copy-button';
import { LongDay } from '~/site/long-day';
import { useOwnReceptionist } from '~/site/own-receptionist';
import { typeNames } from './carrier-codes';
import type { ForwardingState } from './forwarding-codes.server';

type Chosen = NonNullable<ForwardingState['chosen']>;

export function ForwardingResult({ chosen }: { chosen: Chosen }) {
  const { carrier, type, number } = chosen;
  return (
    <section aria-labelledby="codes" className="mt-8">
      <h2 id="codes" tabIndex={-1} className="mb-1 outline-none">
        Your Codes
      </h2>
      <p className="mb-4 text-muted">
        {typeNames[type]}, {carrier.name}, to <span className="whitespace-nowrap">{number}</span>. Check that
        it’s your receptionist’s number.
      </p>
      <Codes chosen={chosen} />
      <NoAnswerAndBusy chosen={chosen} />
      <BackToChecklist />
      <p className="mt-4">{carrier.note}</p>
      <p className="hint mt-2">
        {carrier.name} codes, checked on <LongDay day={carrier.checked} />. Source: {carrier.source.name}.
        Carriers change their codes: if you don’t get a confirmation, check with yours.
      </p>
    </section>
  );
}

function BackToChecklist() {
  const receptionist = useOwnReceptionist();
  if (!receptionist?.trialStatus) return null;
  return (
    <p className="mt-4">
      Done?{' '}
      <a href={`/calendar-setup?agentId=${receptionist.agentId}&open=phone#step-phone`}>
        Back to your checklist
      </a>
    </p>
  );
}

function Codes({ chosen: { carrier, type, number } }: { chosen: Chosen }) {
  const { on, off } = forwardingCodes(carrier, type, number);
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <DialCard title="Dial This to Start" code={on} />
      <DialCard title="Dial This to Stop" code={off} />
    </div>
  );
}

function DialCard({ title, code }: { title: string; code: DialCode }) {
  return (
    <div className="card dial-card">
      <h3 className="mb-2">{title}</h3>
      <p className="dial-code mb-3 select-all">{code.display}</p>
      <div className="flex flex-wrap items-center gap-3">
        <a href={code.href} className="btn btn-quiet btn-small">
          Dial it
        </a>{' '}
        <CopyButton
          text={code.dialed}
          label="Copy code"
          done="Code copied!"
          failed="Please copy the code manually."
        />
      </div>
    </div>
  );
}

/** Most owners want both kinds of missed calls: some carriers have one code for both, others need a second one. */
function NoAnswerAndBusy({ chosen }: { chosen: Chosen }) {
  const { carrier, type } = chosen;
  const other = otherConditionalType(type);
  if (!other) return null;
  if (carrier.codes[type].on === carrier.codes[other].on)
    return <p className="mt-4 font-semibold">This one code covers no answer and busy.</p>;
  return (
    <details className="accordion mt-4">
      <summary>Forward calls when {other === 'busy' ? 'you’re busy' : 'you don’t answer'}, too</summary>
      <p className="mb-3">
        For no answer and busy together, {carrier.name} needs two codes. Dial this one as well:
      </p>
      <Codes chosen={{ ...chosen, type: other }} />
    </details>
  );
}
