import { Form, useNavigation } from '@remix-run/react';

import { SubmitButton } from '../forms/submit-button';
import type { ToastText } from '../forms/toasts';
import { FlowPage } from '../ui/flow-page';
import { Creating } from './creating';
import { StepHeader } from './step-header';
import type { Variant } from './variants';

interface VoiceStepProps {
  variant: Variant;
  back: string;
  toast: ToastText | undefined;
}

/** The voice step. In variant A it is the last one and turns into 'creating'. */
export function VoiceStep({ variant, back, toast }: VoiceStepProps) {
  const navigation = useNavigation();
  const creates = !variant.steps.includes('confirm');
  if (creates && navigation.formData) return <Creating variant={variant} />;
  return (
    <FlowPage toast={toast}>
      <StepHeader variant={variant} step="voice" title="Choose the voice" />
      <p className="mb-6">
        Your receptionist starts with our default voice: warm, clear and unhurried. You can record a sample of
        your own voice later, from the set-up checklist.
      </p>
      <Form method="post" className="flex flex-wrap gap-3">
        <SubmitButton intent="default" pending="One moment…">
          {creates ? 'Use Default Voice' : 'Skip Voice'}
        </SubmitButton>
        <a href={back} className="btn btn-quiet">
          Back
        </a>
      </Form>
    </FlowPage>
  );
}
