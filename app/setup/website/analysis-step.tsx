import { Honeypot } from '~/platform/forms/honeypot';
import { SubmitButton } from '~/platform/forms/submit-button';
import { FlowPage } from '~/site/flow-page';
import { Ticket } from '~/site/ticket';
import { StepHeader } from '../step-header';
import type { Variant } from '../variants';

interface AnalysisStepProps {
  variant: Variant;
  website: string;
  email: string;
  back: string;
}

export function AnalysisStep({ variant, website, email, back }: AnalysisStepProps) {
  return (
    <FlowPage>
      <StepHeader variant={variant} step="analysis" title="Want Us to Read Your Website?" />
      <p className="mb-2">
        We look for your name, phone, address, hours and services on{' '}
        <strong className="break-words">{website}</strong>. This can take up to {variant.readingSeconds}{' '}
        seconds. You check everything next.
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
      <Analysing variant={variant} website={website} email={email} />
    </FlowPage>
  );
}

interface AnalysingProps {
  variant: Variant;
  website: string;
  email: string;
}

/** The progress of the analysis, which the enhanced form shows while the website is read. */
export function Analysing({ variant, website, email }: AnalysingProps) {
  return (
    <template data-waiting="analyze">
      {/* eslint-disable-next-line jsx-a11y/no-autofocus -- it takes the place of what was focused */}
      <div tabIndex={-1} autoFocus className="outline-none">
        <StepHeader variant={variant} step="analysis" title="Reading Your Website" />
      </div>
      <Ticket stamp={null} title={<ReadNow website={website} />}>
        <p className="mt-3 font-semibold">What we look for</p>
        <ul className="mt-2 mb-4 grid list-disc gap-1 pl-6">
          {lookedFor.map((detail) => (
            <li key={detail}>{detail}</li>
          ))}
        </ul>
        <div data-enhance="elapsed-time">
          <progress
            className="progress"
            max={variant.readingSeconds}
            value={0}
            aria-label="Time used for reading"
          />
          <p className="hint">
            <span data-elapsed="">0 seconds</span> so far. This can take up to {variant.readingSeconds}{' '}
            seconds.
          </p>
          <p className="hint" hidden>
            This is taking longer than usual. We’re still trying.
          </p>
        </div>
      </Ticket>
      <SkipForm variant={variant} website={website} email={email} />
    </template>
  );
}

function ReadNow({ website }: { website: string }) {
  return (
    <p role="status" className="flex items-center gap-3">
      <span className="spinner text-accent" aria-hidden="true" />
      <span className="min-w-0 break-words" data-typed="websiteAddress">
        {website}
      </span>
    </p>
  );
}

const lookedFor = ['Your name, phone and address', 'Your hours', 'What you do'];

/** Submitting this form cancels the pending request. If the website step reads the website, it is skipped, too. */
function SkipForm({ variant, website, email }: AnalysingProps) {
  const skip = variant.readsAtOnce
    ? { intent: 'skip', label: 'Skip' }
    : { intent: 'manual', label: 'Fill in Manually' };
  return (
    <form method="post" data-enhance="form" data-interrupts="" className="mt-5">
      <input type="hidden" name="websiteAddress" data-typed="websiteAddress" defaultValue={website} />
      <input type="hidden" name="email" data-typed="email" defaultValue={email} />
      <p className="mb-2">Don’t want to wait? Type it in yourself: nothing you entered is lost.</p>
      <button type="submit" name="intent" value={skip.intent} className="btn btn-quiet">
        {skip.label}
      </button>
    </form>
  );
}
