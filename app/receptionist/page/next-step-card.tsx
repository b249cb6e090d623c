import { pricing } from '~/brand';
import { pricingCopy } from '~/content/pricing-copy';
import type { ChecklistKey } from '~/content/checklist';
import { featuresOf } from '~/content/features';
import AfterTrial from '~/content/notes/after-trial.mdx';
import StartTrial from '~/content/notes/start-trial.mdx';
import { cardMissingTitle, forwardAgain, nextSteps } from '~/content/receptionist-texts';
import { FeatureList, PriceTag, TrialEndLink, TrialTerms } from '~/site/pricing';
import { checklistPath, forwardingPath } from '~/domain/paths';
import { nextStep, stepsLeft } from '../record/checklist-steps';
import type { NextLink, ReceptionistView } from '../record/receptionist-view';
import type { Period } from '../record/trial-end';

interface NextStepCardProps {
  view: ReceptionistView;
  next: NextLink;
}

/** Whether phones show the next step's link in a bar at the bottom instead of on the card. */
export function isNextInBar({ trial }: ReceptionistView): boolean {
  return trial.state !== 'unknown';
}

/** The one thing to do after calling the receptionist: start the trial, or finish the checklist. */
export function NextStepCard({ view, next }: NextStepCardProps) {
  const { relation, facts, trial, marks } = view;
  const isSetUp = trial.period !== null && nextStep(marks.complete) === null && marks.isForwardedAgain;
  const isOffer = trial.period === null && relation !== 'stranger';
  const hasNext = !isSetUp && trial.state !== 'ended' && relation !== 'stranger';
  const saysNext = isOffer && trial.start?.isCardMissing; // in its first sentence
  return (
    <section className="card" aria-labelledby="next-step">
      {hasNext && !saysNext ? <p className="hint">Next</p> : null}
      <h2 id="next-step" className="mb-3">
        {relation === 'house'
          ? 'Create Your Own'
          : trial.period
            ? trialTitle(trial.period, isSetUp)
            : trial.start?.isCardMissing
              ? cardMissingTitle
              : 'Start Your Free Trial'}
      </h2>
      {relation === 'house' ? (
        <p>
          This is our own receptionist, so it has no trial. Yours has one, free for {pricing.trialDays} days.
        </p>
      ) : trial.period ? (
        <InTrial view={view} period={trial.period} />
      ) : relation === 'stranger' ? (
        <>
          <TrialTerms />
          <p className="mt-3">
            Already started it? <a href={checklistPath(view.agentId)}>Open your checklist</a>
          </p>
        </>
      ) : (
        <>
          <p className="mb-3 font-semibold">
            {trial.start?.isCardMissing
              ? pricingCopy.cardIsNext
              : pricingCopy[trial.state === 'unknown' ? 'start' : 'notStarted']}
          </p>
          <StartTrial />
        </>
      )}
      <a
        href={next.path}
        className={`btn ${relation === 'stranger' ? 'btn-quiet' : 'btn-primary'} mt-4 w-full ${isNextInBar(view) ? 'max-sm:hidden' : ''}`}
      >
        {next.label}
      </a>
      {isOffer ? (
        <div className="mt-6">
          <PriceTag />
        </div>
      ) : null}
      <details className="accordion mt-4">
        <summary>What You Get</summary>
        {isOffer ? null : <PriceTag />}
        <FeatureList features={featuresOf(facts)} />
      </details>
    </section>
  );
}

function trialTitle({ hasEnded }: Period, isSetUp: boolean): string {
  if (hasEnded) return pricingCopy.hasEnded;
  return isSetUp ? 'Your Setup Is Complete' : 'Finish Your Setup';
}

function InTrial({ view, period }: { view: ReceptionistView; period: Period }) {
  const { agentId, trialNumber, marks } = view;
  const status = <p className="mb-4 font-semibold">{period.status}.</p>;
  if (period.hasEnded)
    return (
      <>
        {status}
        <AfterTrial />
      </>
    );
  const steps = stepsLeft(marks.complete);
  const pathOf = (key: ChecklistKey) =>
    key === 'phone' ? forwardingPath(trialNumber.text) : checklistPath(agentId, key);
  return (
    <>
      {status}
      {steps.length > 0 ? (
        <ol className="grid list-decimal gap-1 pl-6">
          {steps.map((key) => (
            <li key={key}>
              <strong>
                <a href={pathOf(key)}>{nextSteps[key].title}</a>.
              </strong>{' '}
              {nextSteps[key].text}
            </li>
          ))}
        </ol>
      ) : marks.complete.includes('phone') && !marks.isForwardedAgain ? (
        <p>
          <strong>
            <a href={checklistPath(agentId, 'phone')}>{forwardAgain}</a>.
          </strong>
        </p>
      ) : null}
      <p className="trial-terms mt-4">
        <TrialEndLink />
      </p>
    </>
  );
}
