import { useForm } from '@conform-to/react';

import { pricingCopy } from '~/content/pricing-copy';
import { dataTerms } from '~/content/data-terms';
import { ownersLinkTexts } from '~/content/owners-link-texts';
import { sharedCalendar } from '~/content/shared-calendar';
import { customerFieldNames, customerFields } from '~/domain/customer';
import { mapKeys } from '~/domain/keys';
import type { Customer } from '~/domain/customer';
import { usStates } from '~/domain/us-states';
import { CheckedForm } from '~/platform/forms/checked-form';
import { EmailField } from '~/site/email/email-field';
import { SelectField, TextField } from '~/platform/forms/field';
import type { EmailFormData } from '~/site/email/email-response.server';
import { DefaultSubmit, SubmitButton } from '~/platform/forms/submit-button';
import { FlowPage } from '~/site/flow-page';
import { TrialEndLink } from '~/site/pricing';
import AfterTrial from '~/content/notes/after-trial.mdx';
import PrivacyNote from '~/content/notes/privacy-note.mdx';
import { addCardPath, checklistPath, receptionistPath } from '~/domain/paths';
import { AlreadyStarted, UnknownReceptionist } from './trial-notes';
import type { loadTrial } from './trial.server';

type Page = Awaited<ReturnType<typeof loadTrial>>;
type TrialPageProps = Extract<Page, { isStarted: false }> & { actionData: EmailFormData | undefined };

const labels = mapKeys(customerFieldNames, (name) => customerFields[name].label);
const stateOptions = usStates.map(({ code, name }) => ({ value: code, label: name }));

export function TrialPage(props: TrialPageProps) {
  const { view, action, values, askedAbout, emailQuestion, actionData } = props;
  const { agentId, relation, trial, facts } = view;
  const [form, fields] = useForm<Customer>({
    id: 'trial',
    lastResult: actionData?.lastResult,
    defaultValue: values,
  });
  const back = relation === 'none' ? '/demo-call' : receptionistPath(agentId);
  return (
    <FlowPage
      links={[
        { href: back, label: relation === 'none' ? 'Back to Demo' : 'Back to Demo: my receptionist' },
        { href: '/', label: 'Home' },
      ]}
    >
      <h1 className="mb-3">Start Your Free Trial</h1>
      {relation === 'none' ? <UnknownReceptionist what="trial" /> : null}
      {trial.doubt ? <AlreadyStarted agentId={agentId} doubt={trial.doubt} /> : null}
      <p className="mb-3">
        No charge today. {pricingCopy.startToday} <strong>{trial.endIfStartedToday}</strong>.{' '}
        {pricingCopy.afterwards}
      </p>
      <p className="mb-5">Next you add a payment method, then connect your calendar.</p>
      <p className="hint mb-5">{sharedCalendar[facts.goesToCustomers ? 'technicians' : 'colleagues']}</p>
      <CheckedForm
        form={form}
        action={action}
        notice={actionData?.notice}
        labels={labels}
        restoresInput
        enhance="stored-prefill"
      >
        <DefaultSubmit />
        <input type="hidden" name="agent" value={agentId} />
        {values.name ? (
          <p className="hint">
            {facts.place === 'elsewhere' && !values.email
              ? ownersLinkTexts.nameAlone
              : 'We filled in what you told us. Check it.'}
          </p>
        ) : null}
        <TextField
          field={fields.name}
          label={labels.name}
          hint="Name on the bill: yours or your business’s."
          autoComplete="name"
        />
        <EmailField
          field={fields.email}
          label={labels.email}
          hint="We email your permanent number here."
          actionData={actionData ?? { emailQuestion }}
          askedAbout={askedAbout}
        />
        <TextField
          field={fields.address}
          label={labels.address}
          hint={pricingCopy.address}
          autoComplete="address-line1"
        />
        <div className="trial-place">
          <TextField field={fields.city} label={labels.city} autoComplete="address-level2" />
          <SelectField
            field={fields.state}
            label={labels.state}
            prompt="Choose a state"
            options={stateOptions}
            autoComplete="address-level1"
          />
          <TextField
            field={fields.zipCode}
            label={labels.zipCode}
            autoComplete="postal-code"
            inputMode="numeric"
          />
        </div>
        <div className="grid justify-items-start gap-3">
          <SubmitButton pending="Saving…">Continue to Payment Setup</SubmitButton>
          <p className="hint">
            By continuing, you agree to the <a href="/privacy#terms">Terms of Service</a>. <TrialEndLink />
          </p>
          <PrivacyNote />
          <p className="hint">{dataTerms.afterTrial}</p>
        </div>
      </CheckedForm>
    </FlowPage>
  );
}

/** Shown instead of the trial form and the payment page once the checkout is done. */
export function TrialStartedPage({ agentId, trial }: Extract<Page, { isStarted: true }>) {
  return (
    <FlowPage>
      <h1 className="mb-3">{trial.hasEnded ? pricingCopy.hasEnded : 'Your Trial Is Set Up'}</h1>
      <p className="mb-3 text-lg font-semibold">{trial.status}.</p>
      <div className="mb-6">
        {trial.hasEnded ? (
          <AfterTrial />
        ) : (
          <p>
            {pricingCopy.isSetUp} <TrialEndLink />
          </p>
        )}
      </div>
      <div className="flex flex-wrap gap-3">
        <a href={checklistPath(agentId)} className="btn btn-primary">
          Open your checklist
        </a>
        <a href={receptionistPath(agentId)} className="btn btn-quiet">
          Back to my receptionist
        </a>
      </div>
      {trial.hasEnded ? null : (
        <p className="hint mt-6">
          Checkout didn’t finish? <a href={addCardPath('payment', agentId)}>Add a card</a>. You can’t be
          signed up twice.
        </p>
      )}
    </FlowPage>
  );
}
