import { pricing } from '~/brand';
import { includedFeatures } from '~/content/features';
import { SubmitButton } from '~/platform/forms/submit-button';
import type { ToastText } from '~/platform/forms/toasts';
import { FeatureList } from '~/platform/ui/feature-list';
import { FlowPage } from '~/platform/ui/flow-page';
import { PriceTag } from '~/platform/ui/price-tag';

interface PaymentPageProps {
  agentId: string;
  customer: { name: string; email: string };
  phoneNumber: string | null;
  toast: ToastText | undefined;
}

/** What the trial costs and includes, and the button that leads to the payment provider. */
export function PaymentPage({ agentId, customer, phoneNumber, toast }: PaymentPageProps) {
  return (
    <FlowPage toast={toast}>
      <h1 className="mb-3">Add your payment method</h1>
      <p className="mb-8 text-lg">
        Trial for <strong className="break-words">{customer.name}</strong>,{' '}
        <span className="inline-block max-w-full break-words">{customer.email}</span>.{' '}
        <a href="/trial-signup">Change</a>
      </p>
      <section className="card" aria-labelledby="trial">
        <h2 id="trial" className="mb-1">
          {pricing.trialDays}-day free trial
        </h2>
        <p className="mb-5">
          Nothing is charged for {pricing.trialDays} days. Then you are asked to activate for $
          {pricing.activation}; after that it is ${pricing.perBooking} per booked job.
        </p>
        {phoneNumber ? (
          <p className="mb-5 rounded-xl bg-tint px-4 py-3">
            Your assigned phone number: <strong className="whitespace-nowrap">{phoneNumber}</strong>
          </p>
        ) : null}
        <PriceTag />
        <FeatureList features={includedFeatures} />
        <form method="post" className="mt-6">
          <input type="hidden" name="agent" value={agentId} />
          <SubmitButton intent="subscribe" pending="Setting up your trial...">
            Start Free Trial
          </SubmitButton>
          <p className="hint mt-3">
            You enter your card on our payment provider&rsquo;s page and come back here to connect your
            calendar.
          </p>
        </form>
      </section>
    </FlowPage>
  );
}
