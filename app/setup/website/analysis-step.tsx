import { Honeypot } from '~/platform/forms/honeypot';
import { SubmitButton } from '~/platform/forms/submit-button';
import { FlowPage } from '~/site/flow-page';
import { Analysing } from './analysing';
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
