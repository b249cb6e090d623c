import { pricingCopy, brand, pricing, telHref } from '~/brand';
import { includedFeatures } from '~/content/features';
import { FeatureList } from '~/site/pricing';
import { SupportHours } from '~/site/support-contact';
import { GetStartedForm } from '../landing/start-actions';

export function PlanSection() {
  const { monthly, minutes, extraMinute } = pricing.plan;
  return (
    <section id="pricing" aria-labelledby="pricing-title" className="home-section">
      <div className="page">
        <h2 id="pricing-title">One Price a Month</h2>
        <div className="home-split">
          <div className="card">
            <h3 className="mb-2">{brand.product} for One Business</h3>
            <p className="mb-4">
              <span className="font-display text-3xl font-bold tracking-tight">${monthly}</span> a month{' '}
              <span className="hint block">
                {minutes} minutes of calls included, extra minutes ${extraMinute} each
              </span>
            </p>
            <FeatureList features={includedFeatures} />
            <p className="mt-6">{pricingCopy.arranged}</p>
            <div className="mt-3">
              <GetStartedForm source="pricing" model="plan" />
            </div>
          </div>
          <div className="border-l-4 border-accent pl-6">
            <h3 className="mb-2">Enterprise</h3>
            <p className="mb-2 font-display text-2xl font-bold">Custom pricing</p>
            <p className="mb-4">
              Several locations, lots of calendars, lots of calls: tell us what you need.
            </p>
            <p>
              <a
                href={`mailto:${brand.supportEmail}`}
                className="inline-flex min-h-11 max-w-full items-center wrap-anywhere"
              >
                {brand.supportEmail}
              </a>
              <br />
              <a href={telHref(brand.supportPhone)} className="inline-flex min-h-11 items-center">
                {brand.supportPhone}
              </a>
              , <SupportHours />
            </p>
          </div>
        </div>
      </div>
    </section>
  );
}
