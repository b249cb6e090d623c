import { pricingCopy } from '~/brand';
import { SupportHours, SupportPhone } from '~/site/support-contact';

/** Said before a form whose receptionist nobody knows: the browser has no cookie of one, and the address names none. */
export function UnknownReceptionist({ what }: { what: 'trial' | 'payment' }) {
  return (
    <div className="mb-5 rounded-xl bg-tint px-4 py-3">
      <p className="font-semibold">
        {what === 'trial'
          ? pricingCopy.unknownReceptionist
          : 'We don’t know which receptionist this payment is for.'}
      </p>
      <p className="mt-2">
        This browser knows none, perhaps because its cookies were cleared. Open your receptionist where you
        created it, or with its owner’s link, and start from there. No receptionist yet?{' '}
        <a href="/create-agent">Create one</a>. Or call us, and we’ll find yours: <SupportPhone />,{' '}
        <SupportHours end="." />
      </p>
    </div>
  );
}
