import { readingSeconds } from '~/content/durations';
import { websiteTexts } from '~/content/setup-texts';
import { Honeypot } from '~/platform/forms/honeypot';
import { SubmitButton } from '~/platform/forms/submit-button';
import { AddressText } from '~/site/address-text';
import { FlowPage } from '~/site/flow-page';
import { StepHeader } from '../step-header';
import { WaitingView } from '../waiting-view';
import type { Variant } from '../variants';
import type { loadReadingStep } from './reading-step.server';

export function ReadingStep({ variant, website, email, back }: ReturnType<typeof loadReadingStep>) {
  return (
    <FlowPage>
      <StepHeader variant={variant} step="reading" title="Want Us to Read Your Website?" />
      <p className="mb-2">
        We look for your name, phone, address, hours and services on{' '}
        <strong>
          <AddressText text={`${website}.`} />
        </strong>{' '}
        This can take up to {readingSeconds[variant.key]} seconds. You check everything next.
      </p>
      <form method="post" data-enhance="form" className="mt-6 flex flex-wrap gap-3">
        <SubmitButton intent="analyze" pending="Reading…">
          Analyze Website
        </SubmitButton>
        <SubmitButton intent="manual" look="quiet">
          Fill in Manually
        </SubmitButton>
        <a href={back} className="btn btn-quiet">
          Back
        </a>
        <Honeypot />
      </form>
      <ReadingProgress variant={variant} website={website} email={email} />
    </FlowPage>
  );
}

interface ReadingProgressProps {
  variant: Variant;
  website: string;
  email: string;
}

/** The view that the enhanced form shows while the website is read. */
export function ReadingProgress({ variant, website, email }: ReadingProgressProps) {
  return (
    <WaitingView
      intent="analyze"
      variant={variant}
      step="reading"
      title="Reading Your Website"
      status={
        <span className="min-w-0 break-words" data-part="typed" data-from="websiteAddress">
          <AddressText text={website} />
        </span>
      }
      list={websiteTexts.lookedFor}
      listTitle="What we look for"
      below={<SkipForm variant={variant} website={website} email={email} />}
    >
      <div data-enhance="elapsed-time">
        <progress
          data-part="bar"
          className="progress"
          max={readingSeconds[variant.key]}
          value={0}
          aria-label="Time used for reading"
        />
        <p className="hint" data-part="counting">
          <span data-part="elapsed">0 seconds</span> so far. This can take up to {readingSeconds[variant.key]}{' '}
          seconds. {websiteTexts.keepOpen}
        </p>
        <p className="hint" data-part="late" hidden>
          {websiteTexts.late}
        </p>
      </div>
    </WaitingView>
  );
}

/** Submitting this form cancels the pending request. If the website step reads the website, that step is skipped too. */
function SkipForm({ variant, website, email }: ReadingProgressProps) {
  const skip = variant.readsAtOnce
    ? { intent: 'skip', label: 'Skip' }
    : { intent: 'manual', label: 'Fill in Manually' };
  return (
    <form method="post" data-enhance="form" data-interrupts="" className="mt-5">
      <input
        type="hidden"
        name="websiteAddress"
        data-part="typed"
        data-from="websiteAddress"
        defaultValue={website}
      />
      <input type="hidden" name="email" data-part="typed" data-from="email" defaultValue={email} />
      <p className="mb-2">{websiteTexts.skip}</p>
      <SubmitButton intent={skip.intent} look="quiet">
        {skip.label}
      </SubmitButton>
    </form>
  );
}
