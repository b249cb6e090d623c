import { pricingCopy } from '~/brand';
import { SupportEmail, SupportHours, SupportPhone } from '~/site/support-contact';
import { checklistPath, forwardingPath } from '~/domain/paths';

/** Before the offer of a trial, for an owner who may have started it in another browser. */
export function AlreadyStarted({ agentId }: { agentId: string }) {
  return (
    <div className="mb-5 rounded-xl bg-tint px-4 py-3">
      <p>
        {pricingCopy.maybeStarted} Already started it?{' '}
        <a href={checklistPath(agentId)}>Open your checklist</a>
      </p>
    </div>
  );
}

/** Said on an owner's pages after the last day of the trial. */
export function AfterTrial() {
  return (
    <>
      <p className="mb-3">{pricingCopy.afterEnd}</p>
      <p className="mb-3">
        To continue, answer that email, write to <SupportEmail /> or call <SupportPhone />,{' '}
        <SupportHours end="." />
      </p>
      <p>
        Not continuing? <a href={forwardingPath(null)}>Turn off call forwarding</a>, so that your phone rings
        as before.
      </p>
    </>
  );
}

const unknownFor = {
  trial: pricingCopy.unknownReceptionist,
  payment: 'We don’t know which receptionist this payment is for.',
  checklist: 'We don’t know which receptionist this checklist is for.',
};

/** Said before a checklist that changes nothing for anybody. */
export function OurOwnNote() {
  return (
    <div className="mb-5 rounded-xl bg-tint px-4 py-3">
      <p className="font-semibold">This is our own receptionist, and its setup is done.</p>
      <p className="mt-2">
        The steps below are the ones that you’d take with yours. <a href="/create-agent">Create yours</a>
      </p>
    </div>
  );
}

/** Said before a form whose receptionist nobody knows: the browser has no cookie of one, and the address names none. */
export function UnknownReceptionist({ what }: { what: keyof typeof unknownFor }) {
  return (
    <div className="mb-5 rounded-xl bg-tint px-4 py-3">
      <p className="font-semibold">{unknownFor[what]}</p>
      <p className="mt-2">
        This browser’s cookies may have been cleared. Open your receptionist where you created it, or with its
        owner’s link, and start from there. No receptionist yet? <a href="/create-agent">Create one</a>. Can’t
        find yours? Call us: <SupportPhone />, <SupportHours end="." />
      </p>
    </div>
  );
}
