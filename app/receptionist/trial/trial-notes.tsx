import { pricingCopy } from '~/brand';
import AfterTrialText from '~/content/notes/after-trial.mdx';
import UnknownText from '~/content/notes/unknown-receptionist.mdx';
import { SupportEmail, SupportHours, SupportPhone } from '~/site/support-contact';
import { checklistPath } from '~/domain/paths';

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

const components = { SupportEmail, SupportHours, SupportPhone };

/** Said on an owner's pages after the last day of the trial. */
export function AfterTrial() {
  return <AfterTrialText components={components} />;
}

const unknownFor = {
  trial: pricingCopy.unknownReceptionist,
  payment: 'We don’t know which receptionist this payment is for.',
  checklist: 'We don’t know which receptionist this checklist is for.',
};

/** Said before a form whose receptionist nobody knows: the browser has no cookie of one, and the address names none. */
export function UnknownReceptionist({ what }: { what: keyof typeof unknownFor }) {
  return (
    <div className="mb-5 grid gap-2 rounded-xl bg-tint px-4 py-3">
      <p className="font-semibold">{unknownFor[what]}</p>
      <UnknownText components={components} />
    </div>
  );
}
