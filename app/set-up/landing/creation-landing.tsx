import { brand, pricing, telHref } from '~/brand';
import { creationTestimonial } from '~/content/testimonials';
import { FlowPage } from '~/platform/ui/flow-page';
import { Testimonial } from '~/marketing/testimonial';
import { ChoiceCards } from './choice-cards';
import { HelpVideo } from './help-video';
import type { Variant } from '../variants';

/** The choice between form and voice set-up, for every variant. */
export function CreationLanding({ variant }: { variant: Variant }) {
  return (
    <FlowPage wide>
      <a href="/" className="mb-4 inline-flex min-h-11 items-center">
        ← Back
      </a>
      {variant.trialPitch ? <TrialBanner /> : null}
      <div className="mb-8 max-w-2xl">
        <h1 className="mb-3">Let&rsquo;s create your {brand.product}</h1>
        <p className="text-lg">
          Two ways to start. Either takes about five minutes, and you can call your receptionist right after.
        </p>
      </div>
      <ChoiceCards variant={variant} />
      {variant.trialPitch ? <PrivacyNote /> : null}
      <div className="mt-12 grid items-start gap-8 md:grid-cols-2">
        <HelpVideo />
        <div>
          <Testimonial testimonial={creationTestimonial} />
          <p className="mt-6">
            Would you rather have us do it with you? Call{' '}
            <a href={telHref(brand.supportPhone)} className="font-semibold">
              {brand.supportPhone}
            </a>
            , {brand.supportHours}.
          </p>
        </div>
      </div>
    </FlowPage>
  );
}

function TrialBanner() {
  return (
    <p className="mb-6 rounded-xl bg-tint px-4 py-3 font-semibold">
      Free {pricing.trialDays}-day trial, no charge today.
      <span className="block font-normal">{brand.tagline}</span>
    </p>
  );
}

function PrivacyNote() {
  return (
    <p className="hint mt-5">
      We use what you enter to set up and run your receptionist, and do not sell it. See our{' '}
      <a href="/privacy#privacy">Privacy Policy</a>.
    </p>
  );
}
