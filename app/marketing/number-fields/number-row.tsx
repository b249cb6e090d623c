import type { InputHTMLAttributes } from 'react';

interface NumberRowProps extends InputHTMLAttributes<HTMLInputElement> {
  id: string;
  label: string;
}

/** A number next to its label. */
export function NumberRow({ label, ...input }: NumberRowProps) {
  return (
    <div className="compare-field">
      <label htmlFor={input.id} className="field-label">
        {label}
      </label>
      <input type="number" className="input" {...input} />
    </div>
  );
}
