import { useForm } from '@conform-to/react';
import { useNavigation } from '@remix-run/react';
import { useHydrated } from 'remix-utils/use-hydrated';

import { CheckedForm } from '~/platform/forms/checked-form';
import type { FormAnswer } from '~/platform/forms/form-answer.server';
import type { NativeConstraints } from '~/platform/forms/native-constraints.server';
import { TextField } from '~/platform/forms/field';
import { SubmitButton } from '~/platform/forms/submit-button';
import { FlowPage } from '~/platform/ui/flow-page';
import { Analysing } from './analysing';
import { StepHeader } from '../step-header';
import type { Variant } from '../variants';
import { parseWebsiteAddress } from './website-address';

interface WebsiteStepProps {
  variant: Variant;
  values: { websiteAddress: string; email: string };
  constraint: NativeConstraints;
  answer: FormAnswer | undefined;
}

/** The website step; in variant A it turns into the analysing step while the website is read. */
export function WebsiteStep({ variant, values, constraint, answer }: WebsiteStepProps) {
  const navigation = useNavigation();
  const [form, fields] = useForm<WebsiteStepProps['values']>({
    id: 'website',
    lastResult: answer?.lastResult,
    defaultValue: values,
    constraint,
  });
  const underWay = navigation.formData?.get('intent') === 'analyze' ? navigation.formData : null;
  if (underWay)
    return (
      <Analysing
        variant={variant}
        website={String(underWay.get('websiteAddress'))}
        email={String(underWay.get('email'))}
      />
    );

  const analyzes = !variant.steps.includes('analysis');
  return (
    <FlowPage toast={answer?.toast}>
      <StepHeader variant={variant} step="website" title="What is your website?" />
      <CheckedForm form={form}>
        <p>
          We read your name, hours and services from it, so that you type less. You check everything next.
        </p>
        <AddressField field={fields.websiteAddress} analyzes={analyzes} />
        <TextField
          field={fields.email}
          label="Email"
          optional
          type="email"
          autoComplete="email"
          hint="Where we reach you about this receptionist."
        />
        <div className="flex flex-wrap items-center gap-3">
          <WebsiteButtons analyzes={analyzes} typed={fields.websiteAddress.value ?? ''} />
          {analyzes ? <SkipWithoutScripts /> : null}
          <a href={variant.path} className="btn btn-quiet">
            Back
          </a>
        </div>
      </CheckedForm>
    </FlowPage>
  );
}

function AddressField({
  field,
  analyzes,
}: {
  field: Parameters<typeof TextField>[0]['field'];
  analyzes: boolean;
}) {
  return (
    <TextField
      field={field}
      label="Website Address"
      autoComplete="url"
      inputMode="url"
      placeholder="yourbusiness.com"
      hint={analyzes ? 'Reading it can take up to 90 seconds.' : undefined}
    />
  );
}

/** The enhanced page enables the button once the address looks right; without scripts the server tells. */
function WebsiteButtons({ analyzes, typed }: { analyzes: boolean; typed: string }) {
  const enhanced = useHydrated();
  const disabled = enhanced && parseWebsiteAddress(typed) === null;
  return (
    <SubmitButton intent={analyzes ? 'analyze' : 'next'} pending="One moment…" disabled={disabled}>
      {analyzes ? 'Analyze Website' : 'Next'}
    </SubmitButton>
  );
}

/** The enhanced page has Skip on the analysing step; a browser without scripts needs it here. */
function SkipWithoutScripts() {
  const enhanced = useHydrated();
  if (enhanced) return null;
  return (
    <SubmitButton intent="skip" look="quiet" unchecked>
      Skip
    </SubmitButton>
  );
}
