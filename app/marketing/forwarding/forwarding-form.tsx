import { carriers } from '~/content/carriers';
import { ErrorSummary } from '~/platform/forms/error-summary';
import { FieldErrors, SelectField, TextField } from '~/platform/forms/field';
import type { FieldMeta } from '~/platform/forms/field';
import { forwardingTypes } from '~/domain/forwarding-code';
import type { ForwardingType } from '~/domain/forwarding-code';
import type { ForwardingState } from './forwarding-codes.server';

const typeChoices: Record<ForwardingType, { label: string; hint: string }> = {
  noanswer: { label: 'When I don’t answer', hint: 'Your phone rings first. Most owners start here.' },
  busy: { label: 'When I’m busy', hint: 'Only while you’re on another call.' },
  unconditional: { label: 'All calls', hint: 'Your phone doesn’t ring.' },
};

const labels = { type: 'Which calls?', carrier: 'Your carrier', number: 'Forward to' };

type Form = Pick<ForwardingState, 'values' | 'errors' | 'hasForeignNumber'>;

/**
 * Posted, so that only this form shows codes, and no link does. The address's fragment moves the focus to the result.
 */
export function ForwardingForm({ form }: { form: Form }) {
  const problems = Object.entries(form.errors).map(([name, message]) => ({
    href: `#${name === 'type' ? `type-${forwardingTypes[0]}` : name}`,
    text: `${labels[name as keyof Form['errors']]}: ${message}`, // the keys of `errors`
  }));
  return (
    <form method="post" action="/testforwarding#codes" noValidate className="card grid gap-5">
      <ErrorSummary problems={problems} />
      <TypeField form={form} />
      <SelectField
        field={fieldOf('carrier', form)}
        label={labels.carrier}
        prompt="Choose your carrier"
        options={carriers.map(({ id, name }) => ({ value: id, label: name }))}
      />
      <TextField
        field={fieldOf('number', form)}
        label={labels.number}
        hint={
          <>
            Your receptionist’s number, like <span className="whitespace-nowrap">512-555-0100</span>.
          </>
        }
        type="tel"
        inputMode="tel"
      />
      {form.hasForeignNumber ? (
        <p className="font-semibold">
          A link filled in this number. Forward your calls to this number only if you know it’s your
          receptionist’s.
        </p>
      ) : null}
      <button type="submit" className="btn btn-primary">
        Show my code
      </button>
    </form>
  );
}

function TypeField({ form }: { form: Form }) {
  const field = fieldOf('type', form);
  return (
    <fieldset aria-describedby={form.errors.type ? field.errorId : undefined}>
      <legend className="field-label">{labels.type}</legend>
      <FieldErrors field={field} />
      <div className="grid gap-1">
        {forwardingTypes.map((type) => (
          <label key={type} className="flex min-h-11 items-start gap-3 py-1.5">
            <input
              type="radio"
              name="type"
              id={`type-${type}`}
              value={type}
              defaultChecked={form.values.type === type}
              className="check"
            />
            <span>
              {typeChoices[type].label} <span className="hint block">{typeChoices[type].hint}</span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function fieldOf(name: keyof Form['values'], { values, errors }: Form): FieldMeta {
  return {
    id: name,
    name,
    errorId: `${name}-error`,
    descriptionId: `${name}-hint`,
    errors: errors[name] ? [errors[name]] : undefined,
    initialValue: values[name],
  };
}
