import { useForm } from '@conform-to/react';

import { HoursEditor } from './hours-editor';
import { dayName, days } from '~/domain/weekly-schedule';
import type { Day, WeeklySchedule } from '~/domain/weekly-schedule';
import { timeZones } from '~/domain/time-zones';
import { usStates } from '~/domain/us-states';
import { CheckedForm } from '~/platform/forms/checked-form';
import { SelectField, TextArea, TextField } from '~/platform/forms/field';
import type { FieldMeta } from '~/platform/forms/field';
import type { NativeConstraints } from '~/platform/forms/native-constraints.server';
import { DefaultSubmit, SubmitButton } from '~/platform/forms/submit-button';
import { FlowPage } from '~/platform/ui/flow-page';
import { serviceTypes } from '~/domain/service-type';
import { businessLabels } from './business-info';
import type { BusinessField, BusinessFields } from './business-info';
import type { BusinessAnswer } from './business-step.server';
import { StepHeader } from '../step-header';
import type { Variant } from '../variants';

interface BusinessStepProps {
  variant: Variant;
  revision: number;
  values: BusinessFields;
  found: readonly BusinessField[];
  /** The fields without which no receptionist is created. */
  needed: readonly BusinessField[];
  schedule: WeeklySchedule;
  smsConsent: boolean;
  constraint: NativeConstraints;
  answer: BusinessAnswer | undefined;
}

/** The business-information step: what was found, to be checked and completed. */
export function BusinessStep({
  variant,
  revision,
  values,
  found,
  needed,
  schedule,
  smsConsent,
  constraint,
  answer,
}: BusinessStepProps) {
  const [form, fields] = useForm<Record<BusinessField | 'smsConsent', string>>({
    id: 'business',
    lastResult: answer?.lastResult,
    defaultValue: { ...values, smsConsent: smsConsent ? 'on' : '' },
    constraint,
  });
  const props: FieldPropsOf = (name) => ({
    field: fields[name],
    label: businessLabels[name],
    optional: !needed.includes(name),
    ...(isAsFound(fields[name]) && found.includes(name) ? { hint: 'Found on your website' } : {}),
  });

  return (
    <FlowPage>
      <StepHeader variant={variant} step="business" title="Tell us about your business" />
      <CheckedForm form={form} toast={answer?.toast} keepsTyped>
        <DefaultSubmit intent="next" />
        <input type="hidden" name="revision" value={answer?.revision ?? revision} />
        <TextField {...props('BusinessName')} autoComplete="organization" />
        <div className="grid gap-6 sm:grid-cols-2">
          <TextField {...props('BusinessPhoneNumber')} type="tel" autoComplete="tel" />
          <TextField {...props('BusinessEmail')} type="email" autoComplete="email" />
        </div>
        <SelectField
          {...props('TimeZone')}
          prompt="Choose a time zone"
          options={zoneOptions}
          autoComplete="off"
        />
        <ServiceFields props={props} />
        <TextArea {...props('BusinessDescription')} rows={4} />
        <AddressFields props={props} />
        <HoursEditor
          schedule={answer?.schedule ?? schedule}
          formId={form.id}
          errors={hoursErrors(form.allErrors)}
        />
        <SmsConsent checked={fields.smsConsent.initialValue === 'on'} />
        <div className="flex flex-wrap gap-3">
          <SubmitButton intent="next" pending="Saving…">
            Next: Voice Recording
          </SubmitButton>
          <SubmitButton intent="back" look="quiet" unchecked>
            Back
          </SubmitButton>
        </div>
      </CheckedForm>
    </FlowPage>
  );
}

/** Whether a field still has a value that nothing is said against. */
function isAsFound({ errors, initialValue }: FieldMeta): boolean {
  return Boolean(initialValue) && !errors?.length;
}

const zoneOptions = timeZones.map(({ value, label }) => ({ value, label }));
const typeOptions = serviceTypes.map((type) => ({ value: type, label: type }));
const stateOptions = usStates.map(({ code, name }) => ({ value: code, label: name }));

type FieldPropsOf = (name: BusinessField) => {
  field: FieldMeta;
  label: string;
  optional: boolean;
  hint?: string;
};

/** How far a business travels is asked of those that do: the stylesheet shows it once that type is chosen. */
function ServiceFields({ props }: { props: FieldPropsOf }) {
  return (
    <div className="service-type grid gap-6 sm:grid-cols-2">
      <SelectField
        {...props('ServiceType')}
        prompt="Choose a service type"
        options={typeOptions}
        autoComplete="off"
      />
      <div className="service-range">
        <TextField {...props('ServiceRangeMiles')} autoComplete="off" inputMode="numeric" placeholder="25" />
      </div>
    </div>
  );
}

function AddressFields({ props }: { props: FieldPropsOf }) {
  return (
    <>
      <TextField {...props('BusinessAddressStreet')} autoComplete="address-line1" />
      <div className="grid gap-6 sm:grid-cols-[1.6fr_1.7fr_1.5fr]">
        <TextField {...props('BusinessAddressCity')} autoComplete="address-level2" />
        <SelectField
          {...props('BusinessAddressState')}
          prompt="Choose a state"
          options={stateOptions}
          autoComplete="address-level1"
        />
        <TextField {...props('BusinessAddressZipcode')} autoComplete="postal-code" inputMode="numeric" />
      </div>
    </>
  );
}

function SmsConsent({ checked }: { checked: boolean }) {
  return (
    <label className="flex gap-3">
      <input type="checkbox" name="smsConsent" className="check" defaultChecked={checked} />
      <span>
        Send me text messages about my receptionist and its bookings{' '}
        <span className="text-muted">
          (optional). Message frequency varies. Message and data rates may apply. Reply STOP to opt out, HELP
          for help.
        </span>
      </span>
    </label>
  );
}

function hoursErrors(errors: Record<string, string[]>): Partial<Record<Day, string[]>> {
  const wrong = days.map((day) => [day, errors[`WeeklySchedule.${day}`]] as const);
  return Object.fromEntries(wrong.filter(([day, messages]) => dayName(day) && messages));
}
