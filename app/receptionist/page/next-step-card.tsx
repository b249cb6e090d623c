import { minutes, pricing, pricingCopy, waitTimes } from '~/brand';
import { stepsInShort } from '~/content/checklist';
import type { ChecklistKey } from '~/content/checklist';
import { featuresOf } from '~/content/features';
import { FeatureList, PriceTag, TrialEndLink, TrialTerms } from '~/site/pricing';
import { checklistPath, forwardingPath } from '~/domain/paths';
import { nextStep, openNextSteps } from '../record/checklist-steps';
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
  /** Whether the link stands back, because this browser doesn't know the receptionist. */
  isQuiet: boolean;
}

/** The one thing to do after calling the receptionist: start the trial, or finish the checklist. */
export function NextStepCard(props: NextStepCardProps) {
  const { trial, goesToCustomers, takesUrgentCalls, isHouseAgent, next, isInBar, isQuiet, complete } = props;
  const isSetUp = trial !== null && nextStep(complete) === null;
  const included = (
    <>
      <PriceTag />
      <FeatureList features={featuresOf({ goesToCustomers, takesUrgentCalls })} />
    </>
  );
  return (
    <section className="card" aria-labelledby="next-step">
      {isSetUp ? null : <p className="hint">Next</p>}
      <h2 id="next-step" className="mb-3">
        {isHouseAgent ? 'Create Your Own' : trial ? titleOf(trial, isSetUp) : 'Start Your Free Trial'}
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
      <a
        href={next.path}
        className={`btn ${isQuiet ? 'btn-quiet' : 'btn-primary'} mt-4 w-full ${isInBar ? 'max-sm:hidden' : ''}`}
      >
        {next.label}
      </a>
      {trial ? (
        <details className="accordion mt-4">
          <summary>What You Get</summary>
          {included}
        </details>
      ) : (
        <div className="mt-6">{included}</div>
      )}
    </section>
  );
}

function StartTrial() {
  return (
    <>
      <p className="mb-3">
        {waitTimes.permanentNumber} Share your calendar then ({minutes.calendar} minutes), and it books real
        appointments.
      </p>
      <TrialTerms />
      <p className="mt-3">
        {pricingCopy.start} {pricingCopy.numberEnds}
      </p>
    </>
  );
}

function titleOf({ hasEnded }: Period, isSetUp: boolean): string {
  if (hasEnded) return pricingCopy.hasEnded;
  return isSetUp ? 'Your Setup Is Complete' : 'Finish Your Setup';
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
  const steps = openNextSteps(complete);
  const pathOf = (key: ChecklistKey) =>
    key === 'phone' ? forwardingPath(phoneNumber) : checklistPath(agentId, key);
  return (
    <>
      {status}
      {steps.length > 0 ? (
        <ol className="grid list-decimal gap-1 pl-6">
          {steps.map((key) => (
            <li key={key}>
              <strong>
                <a href={pathOf(key)}>{stepsInShort[key]?.title}</a>.
              </strong>{' '}
              {stepsInShort[key]?.text}
            </li>
          ))}
        </ol>
      ) : null}
      <p className="trial-terms mt-4">
        <TrialEndLink />
      </p>
    </>
  );
}
