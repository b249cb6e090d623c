import { pricingCopy, brand, minutes, telHref } from '~/brand';
import { creationTestimonial } from '~/content/testimonials';
import { YourReceptionist } from '~/receptionist/page/your-receptionist';
import { FlowPage } from '~/site/flow-page';
import { useOwnReceptionist } from '~/site/own-receptionist';
import PrivacyNote from '~/content/notes/privacy-note.mdx';
import { Ticket, TicketRows } from '~/site/ticket';
import { StartForm } from '~/marketing/landing/start-form';
import { Testimonial } from '~/marketing/landing/testimonials';
import { SupportHours } from '~/site/support-contact';
import { ChoiceCards } from './choice-cards';
import { HelpVideo } from './help-video';
import type { Variant } from '../variants';
import type { Unfinished } from './unfinished.server';

const landingLinks = [
  { href: '/', label: '← Back' },
  { href: '/', label: 'Home' },
  { href: '/about', label: 'About Us' },
];

export function CreationLanding({
  variant,
  unfinished,
}: {
  variant: Variant;
  unfinished: Unfinished | null;
}) {
  const receptionist = useOwnReceptionist();
  return (
    <FlowPage links={landingLinks} wide>
      {variant.pitchesTrial && !receptionist?.trialStatus ? <TrialBanner /> : null}
      <h1 className="mb-3">Let&rsquo;s Create Your {brand.product}</h1>
      {receptionist ? <YourReceptionist {...receptionist} /> : null}
      {unfinished ? (
        <Continue {...unfinished} action={variant.path} hasReceptionist={receptionist !== null} />
      ) : null}
      {receptionist ? <h2 className="mb-3">Set Up Another Receptionist</h2> : null}
      <p className="mb-5 max-w-2xl">
        Two ways to start, about {minutes.create} minutes each. {pricingCopy.tryFirst}
      </p>
      <ChoiceCards variant={variant} isSecond={receptionist !== null} />
      {variant.pitchesTrial ? <StartForm /> : null}
      {variant.pitchesTrial ? (
        <div className="mt-5">
          <PrivacyNote />
        </div>
      ) : null}
      <div className="mt-12 grid items-start gap-8 md:grid-cols-2">
        <HelpVideo />
        <div>
          <Testimonial testimonial={creationTestimonial} />
          {/* SAMPLE CONTENT: delete this note with the sample quote. */}
          <p className="hint mt-2">A sample review, until our clients’ own replace it.</p>
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

interface ContinueProps extends Unfinished {
  action: string;
  hasReceptionist: boolean;
}

function Continue({ draftId, name, step, path, action, hasReceptionist }: ContinueProps) {
  return (
    <section className="mb-8 max-w-2xl" aria-label="Your setup">
      <Ticket label="Unfinished setup" title={name} stamp={null}>
        <TicketRows
          rows={[
            { label: 'Next', value: step },
            {
              label: 'Saved',
              value: (
                <>
                  <span className="awaits-script">Everything you entered</span>
                  <noscript>Up to your last Next</noscript>
                </>
              ),
            },
          ]}
        />
        <form method="post" action={action} className="mt-4 flex flex-wrap gap-3">
          <a href={path} className={`btn max-sm:w-full ${hasReceptionist ? 'btn-quiet' : 'btn-primary'}`}>
            Continue where you left off
          </a>
          <input type="hidden" name="draft" value={draftId} />
          <button type="submit" name="intent" value="discard" className="btn btn-quiet max-sm:w-full">
            Discard this draft
          </button>
        </form>
        <p className="hint mt-2">
          Discarding deletes what you entered in this setup.
          {hasReceptionist ? ' Your receptionist stays as it is.' : null}
        </p>
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
