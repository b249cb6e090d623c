import { pricing } from '~/brand';
import { featuresOf } from '~/content/features';
import { pricingCopy } from '~/content/pricing-copy';
import type { FormActionData } from '~/platform/http/action-response.server';
import { Honeypot } from '~/platform/forms/honeypot';
import { SubmitButton } from '~/platform/forms/submit-button';
import { FeatureList } from '~/site/pricing';
import { TicketRows } from '~/site/ticket';
import { FlowPage } from '~/site/flow-page';
import { trialPath } from '~/domain/paths';
import { curlApostrophes } from '~/domain/typed-text';
import { GuessedEmail, OtherEmail, UnknownReceptionist } from '../trial/trial-notes';
import type { loadPayment } from './checkout.server';

type Page = Extract<Awaited<ReturnType<typeof loadPayment>>, { view: unknown }>;
type PaymentPageProps = Page & { actionData: FormActionData | undefined };

const paymentTerms = [
  `${pricingCopy.checkout} ${pricingCopy.provider}`,
  `${pricingCopy.endAsks} ${pricingCopy.endCosts}`,
  pricingCopy.endAlone,
  pricingCopy.cancel,
];

export function PaymentPage({ view, action, customer, record, notice, actionData }: PaymentPageProps) {
  const { agentId, relation, facts, trial, trialNumber } = view;
  return (
    <FlowPage notice={actionData?.notice ?? notice}>
      <h1 className="mb-3">Add Your Payment Method</h1>
      {relation === 'none' ? <UnknownReceptionist what="payment" /> : null}
      <p className="mb-4 font-semibold">{pricingCopy.card}</p>
      <section className="card" aria-labelledby="trial">
        <h2 id="trial" className="mb-2">
          {pricing.trialDays}-Day Free Trial
        </h2>
        <p>
          {pricingCopy.startToday} <strong>{trial.endIfStartedToday}</strong>. {pricingCopy.afterwards}
        </p>
        <form method="post" action={action} data-enhance="form" className="mt-3 grid">
          <input type="hidden" name="agent" value={agentId} />
          <input type="hidden" name="customer" value={customer.digest} />
          <SubmitButton intent="subscribe" pending="Setting up your trial...">
            Start Free Trial
          </SubmitButton>
          <ul className="plain-list hint my-3">
            {paymentTerms.map((term) => (
              <li key={term}>{term}</li>
            ))}
          </ul>
          <Honeypot />
        </form>
        <p className="mb-5">
          Trial for <strong className="break-words">{curlApostrophes(customer.name)}</strong>,{' '}
          <span className="inline-block max-w-full break-words">{customer.email}.</span>{' '}
          <a href={trialPath(agentId)}>Change</a>
        </p>
        <OtherEmail agentId={agentId} record={record} className="mb-5" />
        <GuessedEmail agentId={agentId} record={record} />
        <TicketRows rows={pricingCopy.dates} />
        <p className="hint mt-4">{pricingCopy.noFees}</p>
        {trialNumber.text ? (
          <p className="mt-5 rounded-xl bg-tint px-4 py-3">
            Your trial number: <strong className="whitespace-nowrap">{trialNumber.text}</strong>
          </p>
        ) : null}
        <details className="accordion mt-4">
          <summary>What You Get</summary>
          <FeatureList features={featuresOf(facts)} />
        </details>
      </section>
    </FlowPage>
  );
}
