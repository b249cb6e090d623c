import type { ReactNode } from 'react';

import { brand, telHref } from '~/brand';
import { pricingCopy } from '~/content/pricing-copy';
import { startTexts } from '~/content/setup-texts';
import { creationTestimonial } from '~/content/testimonials';
import { SubmitButton } from '~/platform/forms/submit-button';
import type { ButtonLook } from '~/platform/forms/submit-button';
import { AddressText } from '~/site/address-text';
import { FlowPage } from '~/site/flow-page';
import { useCurrentReceptionist, YourReceptionist } from '~/receptionist/own/your-receptionist';
import { useOwnReceptionists, useRootData } from '~/site/root-data';
import { continueLabel, unfinishedLabel } from '~/site/unfinished-setup';
import type { UnfinishedSetup } from '~/site/root-data';
import PrivacyNote from '~/content/notes/privacy-note.mdx';
import { ByScripts } from '~/site/by-scripts';
import { Ticket, TicketRows } from '~/site/ticket';
import { Testimonial } from '~/site/testimonial';
import { SupportHours } from '~/site/support-contact';
import { HelpVideo } from './help-video';
import type { Variant } from '../variants';

const landingLinks = [
  { href: '/', label: '← Back' },
  { href: '/', label: 'Home' },
  { href: '/about', label: 'About Us' },
];

interface SetupLandingProps {
  variant: Variant;
  unfinished: readonly UnfinishedSetup[];
}

export function SetupLanding({ variant, unfinished }: SetupLandingProps) {
  const receptionist = useCurrentReceptionist();
  const count = useOwnReceptionists().length;
  const { salesRep } = useRootData();
  return (
    <FlowPage links={landingLinks} wide>
      {variant.pitchesTrial && !receptionist?.trial.period ? <TrialBanner /> : null}
      <h1 className="mb-3">{receptionist ? 'Welcome Back' : `Let’s Create Your ${brand.product}`}</h1>
      {receptionist ? <YourReceptionist view={receptionist} /> : null}
      {unfinished.length > 0 ? (
        <UnfinishedSetups setups={unfinished} action={variant.path} hasReceptionist={receptionist !== null} />
      ) : null}
      {receptionist ? <h2 className="mb-3">Set Up Another Receptionist</h2> : null}
      {count > 2 ? <p className="mb-3 max-w-2xl">{startTexts.keepsThree}</p> : null}
      <p className="mb-5 max-w-2xl">{startTexts.intro}</p>
      <ChoiceCards variant={variant} isSecond={receptionist !== null} />
      {variant.pitchesTrial ? (
        <div className="mt-5">
          <PrivacyNote />
        </div>
      ) : null}
      <div className="mt-12 grid items-start gap-8 md:grid-cols-2">
        <HelpVideo />
        <div>
          <Testimonial testimonial={creationTestimonial} />
          <p className="hint mt-2">{startTexts.sampleReview}</p>
          <p className="mt-6">
            Want help setting up? Call{' '}
            <a href={telHref(brand.supportPhone)} className="font-semibold">
              {brand.supportPhone}
            </a>
            {salesRep ? ` and ask for ${salesRep}` : null}, <SupportHours end="." />
          </p>
        </div>
      </div>
    </FlowPage>
  );
}

interface UnfinishedSetupsProps {
  setups: readonly UnfinishedSetup[];
  action: string;
  hasReceptionist: boolean;
}

function UnfinishedSetups({ setups, action, hasReceptionist }: UnfinishedSetupsProps) {
  return (
    <section className="mb-8 grid max-w-2xl gap-5" aria-label="Your setup">
      {setups.map(({ draftId, name, step, path, isAddressOnly }, index) => (
        <Ticket
          key={draftId}
          label={unfinishedLabel}
          title={
            <span id={`setup-${draftId}`}>
              <AddressText text={name} />
            </span>
          }
          stamp={null}
        >
          <TicketRows
            rows={[
              { label: 'Next', value: step },
              {
                label: 'Saved',
                value: isAddressOnly ? startTexts.savedAddress : <ByScripts {...startTexts.saved} />,
              },
            ]}
          />
          <p className="mt-4">
            <a
              href={path}
              aria-describedby={`setup-${draftId}`}
              className={`btn ${hasReceptionist || index > 0 ? 'btn-quiet' : 'btn-primary'}`}
            >
              {continueLabel}
            </a>
          </p>
          <Discard draftId={draftId} action={action} hasReceptionist={hasReceptionist} />
        </Ticket>
      ))}
    </section>
  );
}

interface DiscardProps {
  draftId: string;
  action: string;
  hasReceptionist: boolean;
}

/** Asks first, even without scripts, because a discarded draft can't be restored. */
function Discard({ draftId, action, hasReceptionist }: DiscardProps) {
  return (
    <details className="accordion mt-6">
      <summary aria-describedby={`setup-${draftId}`}>{startTexts.discardQuestion}</summary>
      <p className="hint">
        {startTexts.discard}
        {hasReceptionist ? ` ${startTexts.keepsReceptionist}` : null}
      </p>
      <form method="post" action={action} className="mt-3">
        <input type="hidden" name="draft" value={draftId} />
        <SubmitButton intent="discard" look="quiet" aria-describedby={`setup-${draftId}`}>
          Discard this draft
        </SubmitButton>
      </form>
    </details>
  );
}

function TrialBanner() {
  return (
    <p className="mb-6 rounded-xl bg-tint px-4 py-3 font-semibold">
      {pricingCopy.trial} <span className="block font-normal">{brand.tagline}</span>
    </p>
  );
}

/** The choice between form and voice. Both are forms, not links, so that the server logs the choice. */
function ChoiceCards({ variant, isSecond }: { variant: Variant; isSecond: boolean }) {
  const { path, formLabel } = variant;
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <ChoiceCard
        intent="form"
        title={formLabel}
        text={startTexts.form}
        action={path}
        look={isSecond ? 'quiet' : 'primary'}
      />
      <ChoiceCard
        intent="voice"
        title="Voice Setup"
        text={startTexts.voice}
        note={<ByScripts {...startTexts.voiceNeeds} />}
        action={path}
        look="quiet"
      />
    </div>
  );
}

interface ChoiceCardProps {
  intent: keyof typeof icons;
  title: string;
  text: string;
  note?: ReactNode;
  action: string;
  look: ButtonLook;
}

function ChoiceCard({ intent, title, text, note, action, look }: ChoiceCardProps) {
  const { outline, lines } = icons[intent];
  const id = `${intent}-setup`;
  return (
    <section className="card flex flex-col gap-3" aria-labelledby={id}>
      <div className="flex items-center gap-3">
        <svg viewBox="0 0 40 40" width="2.35rem" height="2.35rem" aria-hidden="true" className="text-accent">
          <g fill="none" stroke="currentColor" strokeWidth="2.5" strokeLinecap="round">
            <rect {...outline} />
            <path d={lines} />
          </g>
        </svg>
        <h2 id={id}>{title}</h2>
      </div>
      <p className="grow">{text}</p>
      {note ? <p className="hint">{note}</p> : null}
      <form method="post" data-enhance="form" action={action}>
        <SubmitButton intent={intent} look={look} pending="Opening…">
          Start {title}
        </SubmitButton>
      </form>
    </section>
  );
}

/** A form with lines, and a microphone. */
const icons = {
  form: { outline: { x: 6, y: 4, width: 28, height: 32, rx: 4 }, lines: 'M12 13h10M12 20h16M12 27h16' },
  voice: {
    outline: { x: 14, y: 4, width: 12, height: 20, rx: 6 },
    lines: 'M8 19a12 12 0 0 0 24 0M20 31v5M14 36h12',
  },
};
