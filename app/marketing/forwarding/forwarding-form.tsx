import { getCollectionProps, useForm } from '@conform-to/react';
import type { FieldMetadata } from '@conform-to/react';

import { carriers } from '~/content/carriers';
import { forwardingChoices, forwardingTexts } from '~/content/forwarding-texts';
import { forwardingCodes, forwardingTypes, otherConditionalType } from '~/domain/forwarding-code';
import type { DialCode } from '~/domain/forwarding-code';
import { FormErrors } from '~/platform/forms/error-summary';
import { SelectField, TextField } from '~/platform/forms/field';
import { FieldErrors } from '~/platform/forms/field-errors';
import { CopyButton } from '~/site/copy-button';
import { receptionistLabel, useCurrentReceptionist } from '~/receptionist/own/your-receptionist';
import { checklistPath, receptionistPath } from '~/domain/paths';
import type { FilledForm, ForwardingChoices, SubmittedForm } from './forwarding-codes.server';

const labels = { type: 'Which calls?', carrier: 'Your carrier', number: 'Forward to' };

interface ForwardingFormProps {
  filled: FilledForm;
  /** The result of sending the form, if it was sent. */
  submitted: SubmittedForm | undefined;
}

/** A POST form, because no link may show codes. The fragment of its action moves the focus to the result. */
export function ForwardingForm({ filled, submitted }: ForwardingFormProps) {
  const [form, fields] = useForm({
    id: 'forwarding',
    lastResult: submitted?.lastResult,
    defaultValue: filled.values,
  });
  return (
    <form method="post" action="/testforwarding#codes" id={form.id} noValidate className="card grid gap-5">
      <FormErrors form={form} labels={labels} />
      <TypeField field={fields.type} />
      <SelectField
        field={fields.carrier}
        label={labels.carrier}
        prompt="Choose your carrier"
        options={carriers.map(({ id, name }) => ({ value: id, label: name }))}
      />
      <TextField
        field={fields.number}
        label={labels.number}
        hint={
          filled.isForPermanent ? (
            forwardingTexts.permanentNumber
          ) : fields.number.initialValue ? (
            `${forwardingTexts.number}.`
          ) : (
            <>
              {forwardingTexts.number}, like <span className="whitespace-nowrap">512-555-0100</span>.
            </>
          )
        }
        type="tel"
        inputMode="tel"
      />
      {filled.hasForeignNumber && !submitted ? (
        <p className="font-semibold">{forwardingTexts.foreignNumber}</p>
      ) : null}
      <button type="submit" className="btn btn-primary">
        Show my code
      </button>
    </form>
  );
}

/** The first choice has the field's own ID, which the error summary links to. */
function TypeField({ field }: { field: FieldMetadata<string> }) {
  const choices = getCollectionProps(field, {
    type: 'radio',
    options: [...forwardingTypes],
    ariaAttributes: false,
  });
  return (
    <fieldset aria-describedby={field.errors ? field.errorId : undefined}>
      <legend className="field-label">{labels.type}</legend>
      <FieldErrors field={field} />
      <div className="grid gap-1">
        {forwardingTypes.map((type, index) => {
          const { key: _key, id, ...choice } = choices[index] ?? {};
          return (
            <label key={type} className="flex min-h-11 items-start gap-3 py-1.5">
              <input {...choice} id={index === 0 ? field.id : id} className="check" />
              <span>
                {forwardingChoices[type].label}{' '}
                <span className="hint block">{forwardingChoices[type].hint}</span>
              </span>
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}

/** The steps after dialing: a test, and the way back to the owner's checklist, or to the receptionist before a trial. */
export function AfterDialing() {
  const receptionist = useCurrentReceptionist();
  return (
    <p className="mt-4">
      {forwardingTexts.dialed}
      {receptionist ? (
        <>
          {' '}
          Then:{' '}
          {receptionist.trial.period ? (
            <a href={`${checklistPath(receptionist.agentId, 'phone')}#step-phone`}>Back to your checklist</a>
          ) : (
            <a href={receptionistPath(receptionist.agentId)}>{receptionistLabel}</a>
          )}
        </>
      ) : null}
    </p>
  );
}

export function Codes({ carrier, type, number }: ForwardingChoices) {
  const { on, off } = forwardingCodes(carrier, type, number);
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <DialCard title="Dial This to Start" code={on} isMain />
      <DialCard title="Dial This to Stop" code={off} />
    </div>
  );
}

function DialCard({ title, code, isMain = false }: { title: string; code: DialCode; isMain?: boolean }) {
  return (
    <div className="card dial-card">
      <h3 className="mb-2">{title}</h3>
      <p className="dial-code mb-3 select-all">{code.display}</p>
      <div className="flex flex-wrap items-center gap-3">
        <a href={code.href} className={`btn ${isMain ? 'btn-primary' : 'btn-quiet'} btn-small`}>
          Dial it
        </a>{' '}
        <CopyButton what="code" text={code.dialed} />
      </div>
    </div>
  );
}

/** The code for the other kind of missed calls. Most owners want both, and some carriers have no single code for both. */
export function SecondCode({ carrier, type, number }: ForwardingChoices) {
  const other = otherConditionalType(type);
  if (!other) return null;
  if (carrier.codes[type].on === carrier.codes[other].on)
    return <p className="mt-4 font-semibold">{forwardingTexts.bothAtOnce}</p>;
  return (
    <details className="accordion mt-4">
      <summary>Forward calls when {other === 'busy' ? 'you’re busy' : 'you don’t answer'}, too</summary>
      <p className="mb-3">{forwardingTexts.secondCode(carrier.name)}</p>
      <Codes carrier={carrier} type={other} number={number} />
    </details>
  );
}
