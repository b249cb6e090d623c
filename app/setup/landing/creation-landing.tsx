import { pricingCopy, brand, telHref } from '~/brand';
import { creationTestimonial } from '~/content/testimonials';
import { YourReceptionist } from '~/receptionist/your-receptionist';
import type { YourReceptionistProps } from '~/receptionist/your-receptionist';
import { FlowPage } from '~/site/flow-page';
import { Ticket, TicketRows } from '~/site/ticket';
import { Testimonial } from '~/marketing/testimonial';
import { ChoiceCards } from './choice-cards';
import { HelpVideo } from './help-video';
import type { Variant } from '../variants';
import type { Unfinished } from './unfinished.server';
import { SupportHours } from '~/site/support-hours';

export function CreationLanding({
  variant,
  unfinished,
  receptionist,
}: {
  variant: Variant;
  unfinished: Unfinished | null;
  receptionist: YourReceptionistProps | null;
}) {
  return (
    <FlowPage wide>
      <a href="/" className="mb-4 inline-flex min-h-11 items-center">
        ← Back
      </a>
      {variant.trialPitch ? <TrialBanner /> : null}
      <div className="mb-8 max-w-2xl">
        <h1 className="mb-3">Let&rsquo;s Create Your {brand.product}</h1>
        <p className="text-lg">
          Two ways to start. Either one takes about five minutes, and you can call your receptionist right
          after.
        </p>
      </div>
      {receptionist ? <YourReceptionist {...receptionist} /> : null}
      {unfinished ? <Continue {...unfinished} /> : null}
      {receptionist ? <h2 className="mb-4">Set Up Another Receptionist</h2> : null}
      <ChoiceCards variant={variant} />
      {variant.trialPitch ? <PrivacyNote /> : null}
      <div className="mt-12 grid items-start gap-8 md:grid-cols-2">
        <HelpVideo />
        <div>
          <Testimonial testimonial={creationTestimonial} />
          <p className="mt-6">
            Want help setting up? Call{' '}
            <a href={telHref(brand.supportPhone)} className="font-semibold">
              {brand.supportPhone}
            </a>
            , <SupportHours end="." />
          </p>
        </div>
      </div>
    </FlowPage>
  );
}

function Continue({ name, step, path }: Unfinished) {
  return (
    <section className="mb-8 max-w-2xl" aria-label="Your setup">
      <Ticket label="Your setup" title={name} stamp={null}>
        <TicketRows
          rows={[
            { label: 'Next', value: step },
            { label: 'Saved', value: 'Everything you entered' },
          ]}
        />
        <a href={path} className="btn btn-primary mt-4 max-sm:w-full">
          Continue where you left off
        </a>
      </Ticket>
    </section>
  );
}

function TrialBanner() {
  return (
    <p className="mb-6 rounded-xl bg-tint px-4 py-3 font-semibold">
      {pricingCopy.trial} <span className="block font-normal">{brand.tagline}</span>
    </p>
  );
}

function PrivacyNote() {
  return (
    <p className="hint mt-5">
      We use what you enter to set up and run your receptionist, and we don’t sell it. See our{' '}
      <a href="/privacy#privacy">Privacy Policy</a>.
    </p>
  );
}
