import { getCollectionProps, useForm } from '@conform-to/react';
import { Fragment } from 'react';
import type { FieldMetadata, SubmissionResult } from '@conform-to/react';

import { carriers } from '~/content/carriers';
import { forwardingChoices, forwardingTexts, forwardingTypeNames } from '~/content/forwarding-texts';
import Advice from '~/content/forwarding-advice.mdx';
import Result from '~/content/forwarding-result.mdx';
import {
  forwardingCodes,
  forwardingTypes,
  otherConditionalType,
  formatCodeTemplate,
} from '~/domain/forwarding-code';
import type { DialCode, Carrier } from '~/domain/forwarding-code';
import { FormErrors } from '~/platform/forms/error-summary';
import { SelectField, TextField } from '~/platform/forms/field';
import { FieldErrors } from '~/platform/forms/field-errors';
import StillDeciding from '~/content/notes/still-deciding.mdx';
import { ReadingPage } from '~/site/page-frames';
import { CopyButton } from '~/site/copy-button';
import { DateInWords } from '../section';
import { useOwnReceptionist } from '~/site/own-receptionist';
import { checklistPath } from '~/domain/paths';
import type { FilledForm, ForwardingChoices, SubmittedForm } from './forwarding-codes.server';

const labels = { type: 'Which calls?', carrier: 'Your carrier', number: 'Forward to' };

const resultComponents = { BackToChecklist, Codes, DateInWords, SecondCode };

interface ForwardingPageProps {
  filled: FilledForm;
  /** The result of sending the form, if it was sent. */
  submitted: SubmittedForm | undefined;
}

export function ForwardingPage({ filled, submitted }: ForwardingPageProps) {
  return (
    <ReadingPage title="Forward Your Calls, Keep Your Number">
      <div className="max-w-3xl">
        <p className="mb-6">{forwardingTexts.lead}</p>
        {submitted || filled.values.number ? null : (
          <p className="mb-6">
            <StillDeciding components={{ p: Fragment }} />
          </p>
        )}
        <ForwardingForm
          values={filled.values}
          hasForeignNumber={!submitted && filled.hasForeignNumber}
          lastResult={submitted?.lastResult}
        />
        {submitted?.chosen ? (
          <section aria-labelledby="codes" className="forwarding-codes mt-8">
            <Result components={resultComponents} {...submitted.chosen} />
          </section>
        ) : null}
        <section aria-labelledby="advice" className="prose mt-10">
          <Advice />
        </section>
      </div>
    </ReadingPage>
  );
}

interface ForwardingFormProps extends FilledForm {
  lastResult: SubmissionResult | undefined;
}

/** A POST form, because no link may show codes. The fragment of its action moves the focus to the result. */
function ForwardingForm({ values, hasForeignNumber, lastResult }: ForwardingFormProps) {
  const [form, fields] = useForm({ id: 'forwarding', lastResult, defaultValue: values });
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
          <>
            Your receptionist’s number, like <span className="whitespace-nowrap">512-555-0100</span>.
          </>
        }
        type="tel"
        inputMode="tel"
      />
      {hasForeignNumber ? <p className="font-semibold">{forwardingTexts.foreignNumber}</p> : null}
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

function BackToChecklist() {
  const receptionist = useOwnReceptionist();
  if (!receptionist?.trial) return null;
  return (
    <p className="mt-4">
      Done? <a href={`${checklistPath(receptionist.agentId, 'phone')}#step-phone`}>Back to your checklist</a>
    </p>
  );
}

function Codes({ carrier, type, number }: ForwardingChoices) {
  const { on, off } = forwardingCodes(carrier, type, number);
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <DialCard title="Dial This to Start" code={on} />
      <DialCard title="Dial This to Stop" code={off} />
    </div>
  );
}

function DialCard({ title, code }: { title: string; code: DialCode }) {
  return (
    <div className="card dial-card">
      <h3 className="mb-2">{title}</h3>
      <p className="dial-code mb-3 select-all">{code.display}</p>
      <div className="flex flex-wrap items-center gap-3">
        <a href={code.href} className="btn btn-quiet btn-small">
          Dial it
        </a>{' '}
        <CopyButton
          text={code.dialed}
          label="Copy code"
          done="Code copied!"
          failed="Please copy the code manually."
        />
      </div>
    </div>
  );
}

/** Most owners want both kinds of missed calls: some carriers have one code for both, others need a second one. */
function SecondCode({ carrier, type, number }: ForwardingChoices) {
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

export function CarrierCodes() {
  const [standard, ...named] = carriers;
  return (
    <div className="grid gap-5">
      {[...named, ...(standard ? [standard] : [])].map((carrier) => (
        <div key={carrier.id}>
          <CarrierTable carrier={carrier} />
          <p className="hint">{carrier.note}</p>
        </div>
      ))}
      <p className="hint">{forwardingTexts.codesChange}</p>
    </div>
  );
}

function CarrierTable({ carrier }: { carrier: Carrier }) {
  return (
    <table className="code-table">
      <caption>{carrier.name}</caption>
      <thead>
        <tr>
          <th scope="col">Calls</th>
          <th scope="col">Start</th>
          <th scope="col">Stop</th>
        </tr>
      </thead>
      <tbody>
        {forwardingTypes.map((type) => (
          <tr key={type}>
            <th scope="row">{forwardingTypeNames[type]}</th>
            <td>{formatCodeTemplate(carrier.codes[type].on)}</td>
            <td>{carrier.codes[type].off}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
