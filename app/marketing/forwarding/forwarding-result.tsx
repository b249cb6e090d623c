import { LongDay } from '~/site/long-day';
import { typeNames } from './carrier-codes';
import { DialCard } from './dial-card';
import { forwardingCodes } from '~/domain/forwarding-code';
import type { ForwardingQuery } from './forwarding-query';

export function ForwardingResult({ chosen }: { chosen: NonNullable<ForwardingQuery['chosen']> }) {
  const { carrier, type, number } = chosen;
  const { on, off } = forwardingCodes(carrier, type, number);
  return (
    <section aria-labelledby="codes" className="mt-8">
      <h2 id="codes" className="mb-1">
        Your Codes
      </h2>
      <p className="mb-4 text-muted">
        {typeNames[type]}, {carrier.name}, to <span className="whitespace-nowrap">{number}</span>
      </p>
      <div className="grid gap-4 sm:grid-cols-2">
        <DialCard title="Dial This to Start" code={on} />
        <DialCard title="Dial This to Stop" code={off} />
      </div>
      <p className="mt-4">{carrier.note}</p>
      <p className="hint mt-2">
        From {carrier.source.name}, last checked on <LongDay day={carrier.checked} />. Carriers change their
        codes: if you don’t get a confirmation, check with yours.
      </p>
    </section>
  );
}
