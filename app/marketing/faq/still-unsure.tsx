import { brand, pricing } from '~/brand';
import { TrialTerms } from '~/site/pricing';

export function StillUnsure() {
  return (
    <section aria-labelledby="still" className="card mt-10">
      <h2 id="still" className="mb-2">
        Still Not Sure?
      </h2>
      <p className="mb-4">Try it on your own calls.</p>
      <div className="flex flex-wrap gap-3">
        <p>
          <a href="/create-agent" className="btn btn-primary">
            Try Now - Free {pricing.trialDays} Days
          </a>
        </p>
        <p>
          <a href={`mailto:${brand.supportEmail}`} className="btn btn-quiet">
            Contact Support
          </a>
        </p>
      </div>
      <div className="mt-3">
        <TrialTerms />
      </div>
    </section>
  );
}
