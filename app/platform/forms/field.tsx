import { getInputProps, getSelectProps, getTextareaProps } from '@conform-to/react';
import type { FieldMetadata } from '@conform-to/react';
import type { ReactNode } from 'react';

import { FieldErrors } from './field-errors';

/** Fields never have `autocomplete="off"`: browsers would not restore their values on Back either. */
interface FieldProps {
  field: FieldMetadata<string>;
  label: string;
  hint?: ReactNode;
  optional?: boolean;
  focused?: boolean;
}

function FieldFrame({ field, label, hint, optional, children }: FieldProps & { children: ReactNode }) {
  return (
    <div>
      <label htmlFor={field.id} className="field-label">
        {label}
        {optional ? <span className="font-normal text-muted"> (optional)</span> : null}
      </label>
      {children}
      {hint ? (
        <p id={field.descriptionId} className="hint mt-1" data-part="hint">
          {hint}
        </p>
      ) : null}
      <FieldErrors field={field} />
    </div>
  );
}

interface TextFieldProps extends FieldProps {
  type?: 'text' | 'email' | 'tel';
  autoComplete?: string;
  inputMode?: 'url' | 'numeric' | 'tel';
  placeholder?: string;
}

export function TextField(props: TextFieldProps) {
  const { type = 'text', autoComplete, inputMode, placeholder, ...frame } = props;
  return (
    <FieldFrame {...frame}>
      <input
        {...controlProps(frame, getInputProps(frame.field, { type, ...ariaOptions(frame) }))}
        autoComplete={autoComplete}
        inputMode={inputMode}
        placeholder={placeholder}
      />
    </FieldFrame>
  );
}

interface TextAreaProps extends FieldProps {
  rows: number;
}

export function TextArea({ rows, ...frame }: TextAreaProps) {
  return (
    <FieldFrame {...frame}>
      <textarea {...controlProps(frame, getTextareaProps(frame.field, ariaOptions(frame)))} rows={rows} />
    </FieldFrame>
  );
}

interface SelectProps extends FieldProps {
  prompt: string;
  options: readonly { value: string; label: string }[];
  /** The class of an option, for rules of the stylesheet that depend on the choice. */
  optionClass?: (value: string) => string | undefined;
  autoComplete?: string;
}

export function SelectField({ prompt, options, optionClass, autoComplete, ...frame }: SelectProps) {
  return (
    <FieldFrame {...frame}>
      <select
        data-part="select"
        {...controlProps(frame, getSelectProps(frame.field, ariaOptions(frame)))}
        autoComplete={autoComplete}
      >
        <option value="">{prompt}</option>
        {options.map(({ value, label }) => (
          <option key={value} value={value} className={optionClass?.(value)}>
            {label}
          </option>
        ))}
      </select>
    </FieldFrame>
  );
}

function ariaOptions({ field, hint }: FieldProps) {
  return hint ? { ariaDescribedBy: field.descriptionId } : {};
}

/** Conform's properties without the key, which React takes only by itself. */
function controlProps<Props extends { key: string | undefined }>(
  { optional, focused }: FieldProps,
  { key: _key, ...props }: Props,
) {
  return {
    ...props,
    className: 'input',
    ...(optional ? {} : { 'aria-required': true }),
    autoFocus: focused,
  };
}
