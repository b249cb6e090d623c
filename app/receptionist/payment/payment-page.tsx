import { pricing } from '~/brand';
import { includedFeatures } from '~/content/features';
import { Honeypot } from '~/platform/forms/honeypot';
import { SubmitButton } from '~/platform/forms/submit-button';
import type { ToastText } from '~/platform/forms/toast-text';
import { FeatureList } from '~/platform/ui/feature-list';
import { FlowPage } from '~/platform/ui/flow-page';

interface PaymentPageProps {
  agentId: string;
  customer: { name: string; email: string; mark: string };
  phoneNumber: string | null;
  toast: ToastText | undefined;
}

export function PaymentPage({ agentId, customer, phoneNumber, toast }: PaymentPageProps) {
  return (
    <FlowPage toast={toast}>
      <h1 className="mb-3">Add your payment method</h1>
      <p className="mb-8 text-lg">
        Trial for <strong className="break-words">{customer.name}</strong>,{' '}
        <span className="inline-block max-w-full break-words">{customer.email}.</span>{' '}
        <a href="/trial-signup">Change</a>
      </p>
      <section className="card" aria-labelledby="trial">
        <h2 id="trial" className="mb-4">
          {pricing.trialDays}-day free trial
        </h2>
        <PaymentDates />
        {phoneNumber ? (
          <p className="mb-5 rounded-xl bg-tint px-4 py-3">
            Your assigned phone number: <strong className="whitespace-nowrap">{phoneNumber}</strong>
          </p>
        ) : null}
        <p className="mb-5">
          ${pricing.perBooking} per booking. No setup fee, no per-minute charge, no base subscription.
        </p>
        <FeatureList features={includedFeatures} />
        <form method="post" className="mt-6 grid">
          <input type="hidden" name="agent" value={agentId} />
          <input type="hidden" name="customer" value={customer.mark} />
          <SubmitButton intent="subscribe" pending="Setting up your trial...">
            Start Free Trial
          </SubmitButton>
          <p className="hint mt-3">
            You enter your card on our payment provider&rsquo;s page and come back here to connect your
            calendar. The provider handles the card; we never see its number.
          </p>
          <Honeypot />
        </form>
      </section>
    </FlowPage>
  );
}

const dates = [
  { when: 'Today', amount: '$0', what: '' },
  { when: `Day ${pricing.trialDays}`, amount: `$${pricing.activation}`, what: 'to activate' },
  { when: 'Then', amount: `$${pricing.perBooking}`, what: 'a booking' },
];

function PaymentDates() {
  return (
    <ol className="payment-dates">
      {dates.map(({ when, amount, what }) => (
        <li key={when}>
          <span className="font-semibold text-muted">{when}</span>
          <span>
            <span className="payment-amount">{amount}</span> {what}
          </span>
        </li>
      ))}
    </ol>
  );
}
