import { minutes, pricing, pricingCopy, waitTimes } from '~/brand';
import { featuresOf } from '~/content/features';
import { FeatureList, PriceTag, TrialEndLink, TrialTerms } from '~/site/pricing';
import { checklistPath, forwardingPath } from '~/domain/paths';
import type { ChecklistKey } from '../record/checklist-steps';
import type { Period } from '../trial/trial-end';
import { AfterTrial } from '../trial/trial-notes';

export interface NextLink {
  path: string;
  label: string;
}

interface NextStepCardProps {
  agentId: string;
  /** The receptionist's number; `null` until it is known. */
  phoneNumber: string | null;
  /** `null` before the checkout. */
  trial: Period | null;
  goesToCustomers: boolean;
  /** False if the owner gave no number for urgent calls. */
  takesUrgentCalls: boolean;
  /** Whether it is our demo or setup receptionist, which has no trial. */
  isHouseAgent: boolean;
  /** The steps that are complete on the checklist. */
  complete: ChecklistKey[];
  next: NextLink;
  /** Whether phones show the next step's link in the bar instead. */
  isInBar: boolean;
}

/** The one thing to do after calling the receptionist: start the trial, or finish the checklist. */
export function NextStepCard(props: NextStepCardProps) {
  const { trial, goesToCustomers, takesUrgentCalls, isHouseAgent, next, isInBar } = props;
  return (
    <section className="card" aria-labelledby="next-step">
      <p className="hint">Next</p>
      <h2 id="next-step" className="mb-3">
        {isHouseAgent ? 'Create Your Own' : trial ? titleOf(trial) : 'Start Your Free Trial'}
      </h2>
      {isHouseAgent ? (
        <p>
          This is our own receptionist, so it has no trial. Yours has one, free for {pricing.trialDays} days.
        </p>
      ) : trial ? (
        <InTrial {...props} trial={trial} />
      ) : (
        <StartTrial />
      )}
      <a href={next.path} className={`btn btn-primary mt-4 w-full ${isInBar ? 'max-sm:hidden' : ''}`}>
        {next.label}
      </a>
      <div className="mt-6">
        <PriceTag />
        <FeatureList features={featuresOf({ goesToCustomers, takesUrgentCalls })} />
      </div>
    </section>
  );
}

function StartTrial() {
  return (
    <>
      <p className="mb-3">{pricingCopy.adds}</p>
      <TrialTerms />
      <p className="mt-3">
        {pricingCopy.start} Then share your calendar: {minutes.calendar} minutes.
      </p>
    </>
  );
}

function titleOf({ hasEnded }: Period): string {
  return hasEnded ? pricingCopy.hasEnded : 'Finish Your Setup';
}

function InTrial({ agentId, phoneNumber, trial, complete }: NextStepCardProps & { trial: Period }) {
  const status = <p className="mb-4 font-semibold">{trial.status}.</p>;
  if (trial.hasEnded)
    return (
      <>
        {status}
        <AfterTrial />
      </>
    );
  return (
    <>
      {status}
      <ol className="grid list-decimal gap-1 pl-6">
        {openSteps({ agentId, phoneNumber, complete }).map(({ title, text, href }) => (
          <li key={title}>
            <strong>{href ? <a href={href}>{title}</a> : title}.</strong> {text}
          </li>
        ))}
      </ol>
      <p className="trial-terms mt-4">
        <TrialEndLink />
      </p>
    </>
  );
}

interface Step {
  title: string;
  text: string;
  href?: string;
}

/** The steps that remain until callers reach the receptionist. */
function openSteps({
  agentId,
  phoneNumber,
  complete,
}: Pick<NextStepCardProps, 'agentId' | 'phoneNumber' | 'complete'>): Step[] {
  const steps: (Step & { key: ChecklistKey })[] = [
    {
      key: 'calendar',
      title: 'Share your calendar',
      text: `${minutes.calendar} minutes, and callers get appointments.`,
      href: checklistPath(agentId),
    },
    {
      key: 'invite',
      title: 'Accept the invite',
      text: waitTimes.invite,
      href: checklistPath(agentId, 'invite'),
    },
    {
      key: 'phone',
      title: 'Forward your calls',
      text: `${minutes.forwarding} minutes, when you’re ready.`,
      href: forwardingPath(phoneNumber),
    },
  ];
  const open = steps.filter(({ key }) => !complete.includes(key));
  return open.length > 0 ? open : [hearIt];
}

const hearIt: Step = {
  title: 'Call your own number',
  text: 'Do it from another phone, and hear who picks up.',
};
