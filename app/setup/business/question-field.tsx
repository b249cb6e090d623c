import type { FieldMetadata } from '@conform-to/react';
import type { ReactNode } from 'react';

import { businessTexts } from '~/content/setup-texts';
import { isApplicable, questionOf } from '~/domain/business-questions';
import type { QuestionName } from '~/domain/business-questions';
import { SelectField, TextArea, TextField } from '~/platform/forms/field';
import { EmailField } from '~/site/email/email-field';
import type { EmailAnswer } from '~/site/email/email-field';
import type { Hint } from './business-hints';
import { AnswerNote } from './answer-note';

interface QuestionFieldProps {
  name: QuestionName;
  field: FieldMetadata<string>;
  optional: boolean;
  hint: Hint;
  /** Whether lines were just added. A long text is then larger and gets the focus. */
  hasNewLines: boolean;
  actionData: EmailAnswer | undefined;
  askedAbout: readonly string[];
}

/** The control for a question. The stylesheet shows the radius only if the business travels to its customers. */
export function QuestionField({
  name,
  hint,
  hasNewLines,
  actionData,
  askedAbout,
  ...props
}: QuestionFieldProps) {
  const { kind, label, options, prompt = '', placeholder, autoComplete } = questionOf(name);
  const field = { ...props, hint: shownHint(name, hint) };
  if (kind === 'email')
    return <EmailField {...field} label={label} actionData={actionData} askedAbout={askedAbout} />;
  if (kind === 'long-text')
    return <TextArea {...field} label={label} rows={hasNewLines ? 9 : 4} focused={hasNewLines} />;
  if (options) {
    const control = (
      <SelectField
        {...field}
        label={label}
        prompt={prompt}
        options={options}
        autoComplete={autoComplete}
        optionClass={(value) => (asksMiles(name, value) ? 'asks-miles' : undefined)}
      />
    );
    return name === 'TimeZone' ? <GuessedZone field={props.field}>{control}</GuessedZone> : control;
  }
  const control = (
    <TextField
      {...field}
      label={label}
      type={kind === 'phone' ? 'tel' : 'text'}
      autoComplete={autoComplete}
      {...(placeholder ? { placeholder } : {})}
      {...(kind === 'miles' || kind === 'zip' ? { inputMode: 'numeric' as const } : {})}
    />
  );
  return kind === 'miles' ? <div className="service-range">{control}</div> : control;
}

/** The script removes the text once the answer is changed. */
function shownHint(name: QuestionName, { untilChanged, onceChanged, always }: Hint): ReactNode {
  if (!untilChanged) return always;
  const { label } = questionOf(name);
  return (
    <>
      <AnswerNote labels={{ [name]: label }} onceChanged={onceChanged}>
        {untilChanged}
      </AnswerNote>{' '}
      {always}
    </>
  );
}

/** The script guesses the time zone from the device and shows the hint in the template. */
function GuessedZone({ field, children }: { field: FieldMetadata<string>; children: ReactNode }) {
  return (
    <div data-enhance="time-zone-guess">
      {children}
      <template data-part="template">
        <p id={field.descriptionId} className="hint mt-1" data-part="hint">
          {businessTexts.deviceGuess}
        </p>
      </template>
    </div>
  );
}

function asksMiles(name: QuestionName, value: string): boolean {
  return name === 'ServiceType' && isApplicable('ServiceRangeMiles', { ServiceType: value });
}
