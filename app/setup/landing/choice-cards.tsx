import { SubmitButton } from '~/platform/forms/submit-button';
import type { Variant } from '../variants';

/** The choice between form and voice. They are forms, not links, so that the server logs the choice. */
export function ChoiceCards({ variant, isSecond }: { variant: Variant; isSecond: boolean }) {
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <section className="card flex flex-col gap-3" aria-labelledby="form-setup">
        <div className="flex items-center gap-3">
          <FormIcon />
          <h2 id="form-setup">{variant.formLabel}</h2>
        </div>
        <p className="grow">
          Give us your website address and check the details we find. No website? Type them in.
        </p>
        <form method="post" data-enhance="form" action={variant.path}>
          <SubmitButton intent="form" look={isSecond ? 'quiet' : 'primary'} pending="Opening…">
            Start {variant.formLabel}
          </SubmitButton>
        </form>
      </section>
      <section className="card flex flex-col gap-3" aria-labelledby="voice-setup">
        <div className="flex items-center gap-3">
          <VoiceIcon />
          <h2 id="voice-setup">Voice Setup</h2>
        </div>
        <p className="grow">
          Talk it through with our setup assistant. It asks about your business and fills everything in for
          you.
        </p>
        <p className="hint">Needs a microphone</p>
        <form method="post" data-enhance="form" action={variant.path}>
          <SubmitButton intent="voice" look="quiet" pending="Opening…">
            Start Voice Setup
          </SubmitButton>
        </form>
      </section>
    </div>
  );
}

function FormIcon() {
  return (
    <svg viewBox="0 0 40 40" width="2.35rem" height="2.35rem" aria-hidden="true" className="text-accent">
      <rect x="6" y="4" width="28" height="32" rx="4" fill="none" stroke="currentColor" strokeWidth="2.5" />
      <path d="M12 13h10M12 20h16M12 27h16" stroke="currentColor" strokeWidth="2.5" strokeLinecap="round" />
    </svg>
  );
}

function VoiceIcon() {
  return (
    <svg viewBox="0 0 40 40" width="2.35rem" height="2.35rem" aria-hidden="true" className="text-accent">
      <rect x="14" y="4" width="12" height="20" rx="6" fill="none" stroke="currentColor" strokeWidth="2.5" />
      <path
        d="M8 19a12 12 0 0 0 24 0M20 31v5M14 36h12"
        fill="none"
        stroke="currentColor"
        strokeWidth="2.5"
        strokeLinecap="round"
      />
    </svg>
  );
}
