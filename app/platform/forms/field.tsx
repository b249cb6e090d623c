import type { ReactNode } from 'react';

export interface FieldMeta {
  id: string;
  name: string;
  errorId: string;
  descriptionId: string;
  errors?: string[];
  initialValue?: unknown;
  required?: boolean;
}

/** Fields never have `autocomplete="off"`: browsers would not restore their values on Back either. */
interface FieldProps {
  field: FieldMeta;
  label: string;
  hint?: ReactNode;
  optional?: boolean;
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
        <p id={field.descriptionId} className="hint mt-1">
          {hint}
        </p>
      ) : null}
      <FieldErrors field={field} />
    </div>
  );
}

export function FieldErrors({ field }: { field: Pick<FieldMeta, 'errorId' | 'errors'> }) {
  if (!field.errors?.length) return null;
  return (
    <p id={field.errorId} className="field-error">
      {field.errors.join(' ')}
    </p>
  );
}

interface TextFieldProps extends FieldProps {
  type?: 'text' | 'email' | 'tel';
  autoComplete?: string;
  inputMode?: 'url' | 'numeric' | 'tel';
  placeholder?: string;
}

export function TextField({ type = 'text', autoComplete, inputMode, placeholder, ...frame }: TextFieldProps) {
  return (
    <FieldFrame {...frame}>
      <input
        {...controlProps(frame)}
        type={type}
        className="input"
        autoComplete={autoComplete}
        inputMode={inputMode}
        placeholder={placeholder}
      />
    </FieldFrame>
  );
}

interface TextAreaProps extends FieldProps {
  rows: number;
  focused?: boolean;
}

export function TextArea({ rows, focused, ...frame }: TextAreaProps) {
  return (
    <FieldFrame {...frame}>
      <textarea
        {...controlProps(frame)}
        rows={rows}
        className="input"
        {...(focused ? { autoFocus: true } : {})}
      />
    </FieldFrame>
  );
}

interface SelectProps extends FieldProps {
  prompt: string;
  options: readonly { value: string; label: string }[];
  autoComplete?: string;
}

export function SelectField({ prompt, options, autoComplete, ...frame }: SelectProps) {
  return (
    <FieldFrame {...frame}>
      <select {...controlProps(frame)} className="input" autoComplete={autoComplete}>
        <option value="">{prompt}</option>
        {options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </FieldFrame>
  );
}

function controlProps({ field, hint, optional }: FieldProps) {
  const invalid = Boolean(field.errors?.length);
  const described = [hint ? field.descriptionId : '', invalid ? field.errorId : ''].filter(Boolean).join(' ');
  return {
    id: field.id,
    name: field.name,
    defaultValue: typeof field.initialValue === 'string' ? field.initialValue : '',
    required: field.required,
    ...(optional || field.required ? {} : { 'aria-required': true }),
    ...(invalid ? { 'aria-invalid': true } : {}),
    ...(described ? { 'aria-describedby': described } : {}),
  };
}
