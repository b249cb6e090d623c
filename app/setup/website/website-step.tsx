import { useForm } from '@conform-to/react';

import { readingSeconds } from '~/content/durations';
import { websiteTexts } from '~/content/setup-texts';
import { CheckedForm } from '~/platform/forms/checked-form';
import type { EmailFormData } from '~/site/email/email-response.server';
import { EmailField } from '~/site/email/email-field';
import { TextField } from '~/platform/forms/field';
import { Honeypot } from '~/platform/forms/honeypot';
import { DefaultSubmit, SubmitButton } from '~/platform/forms/submit-button';
import { AddressText } from '~/site/address-text';
import { FlowPage } from '~/site/flow-page';
import { domainOfEmail, websiteMessage } from '~/domain/website-address';
import { ReadingProgress } from './reading-step';
import { StepHeader } from '../step-header';
import type { loadWebsiteStep } from './website-step.server';

type WebsiteStepProps = ReturnType<typeof loadWebsiteStep> & { actionData: EmailFormData | undefined };

const labels = { websiteAddress: 'Website Address', email: 'Email' };

/** The website step. In variant A, it shows the progress while the website is read. */
export function WebsiteStep(props: WebsiteStepProps) {
  const { variant, askedAbout, values, rejected, isReadingLost, hasDetails, back, actionData } = props;
  const [form, fields] = useForm<WebsiteStepProps['values']>({
    id: 'website',
    lastResult: actionData?.lastResult ?? rejected,
    defaultValue: values,
  });
  const { readsAtOnce } = variant;
  return (
    <FlowPage>
      <StepHeader variant={variant} step="website" title="What’s Your Website?" />
      {isReadingLost && !actionData ? (
        <p className="notice mb-6">
          <AddressText text={websiteTexts.lost(values.websiteAddress)} />
        </p>
      ) : null}
      <CheckedForm
        form={form}
        notice={actionData?.notice}
        labels={labels}
        restoresInput
        enhance="address-check"
      >
        <DefaultSubmit intent={readsAtOnce ? 'analyze' : 'next'} />
        <div>
          <TextField
            field={fields.websiteAddress}
            label={labels.websiteAddress}
            autoComplete="url"
            inputMode="url"
            placeholder="yourbusiness.com"
            hint={
              <>
                {websiteTexts.address}
                {readsAtOnce ? (
                  <>
                    {` Reading can take up to ${readingSeconds[variant.key]} seconds. `}
                    <span className="unscripted">{websiteTexts.stays}</span>
                  </>
                ) : null}
              </>
            }
          />
          <template data-part="problem">
            <p id={fields.websiteAddress.errorId} className="field-error" role="alert">
              {websiteMessage}
            </p>
          </template>
          <DomainOffer domain={domainOfEmail(fields.websiteAddress.initialValue ?? '')} />
        </div>
        <EmailField
          field={fields.email}
          label={labels.email}
          optional
          actionData={actionData}
          askedAbout={askedAbout}
          hint={websiteTexts.email}
        />
        <WebsiteButtons readsAtOnce={readsAtOnce} hasDetails={hasDetails} back={back} />
        <Honeypot />
      </CheckedForm>
      {readsAtOnce ? <ReadingProgress variant={variant} website="" email="" /> : null}
    </FlowPage>
  );
}

/**
 * An offer to use the domain of an email address that was typed into the website field. The script `address-check` updates
 * it.
 */
function DomainOffer({ domain }: { domain: string | null }) {
  return (
    <p data-part="offer" hidden={!domain} className="mt-2 flex flex-wrap items-center gap-3">
      That’s an email address.
      <SubmitButton intent="use-domain" look="quiet" size="small">
        Use <span data-part="domain">{domain}</span>
      </SubmitButton>
    </p>
  );
}

interface WebsiteButtonsProps {
  readsAtOnce: boolean;
  hasDetails: boolean;
  back: string;
}

/** Skip is here without scripts. With scripts, it is in the progress view. */
function WebsiteButtons({ readsAtOnce, hasDetails, back }: WebsiteButtonsProps) {
  const continues = readsAtOnce && hasDetails;
  return (
    <div className="flex flex-wrap items-center gap-3">
      {continues ? (
        <SubmitButton intent="skip" pending="One moment…">
          Continue with my details
        </SubmitButton>
      ) : null}
      <SubmitButton
        intent={readsAtOnce ? 'analyze' : 'next'}
        pending="One moment…"
        {...(continues ? { look: 'quiet' } : {})}
      >
        {readsAtOnce ? 'Analyze Website' : 'Next'}
      </SubmitButton>
      {readsAtOnce && !continues ? (
        <noscript>
          <SubmitButton intent="skip" look="quiet">
            Skip
          </SubmitButton>
        </noscript>
      ) : null}
      <SubmitButton intent="no-website" look="quiet" pending="One moment…">
        {"I don't have a website"}
      </SubmitButton>
      <a href={back} className="btn btn-quiet">
        Back
      </a>
    </div>
  );
}
