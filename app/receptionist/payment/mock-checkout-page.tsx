import { FlashToast } from '~/site/flash-toast';

export function MockCheckoutPage({ agentId, sessionId }: { agentId: string; sessionId: string }) {
  return (
    <main id="main" tabIndex={-1} className="page-narrow py-12 outline-none">
      <FlashToast />
      <div className="card">
        <h1 className="mb-3">Test Checkout</h1>
        <p className="mb-6">
          This page stands in for the payment provider while the product runs with its mock backend. Nothing
          is charged and no card is asked for.
        </p>
        <div className="flex flex-wrap gap-3">
          <a href={`/calendar-setup?session_id=${sessionId}&agentId=${agentId}`} className="btn btn-primary">
            Pay
          </a>{' '}
          <a href="/payment-setup" className="btn btn-quiet">
            Cancel
          </a>
        </div>
      </div>
    </main>
  );
}
