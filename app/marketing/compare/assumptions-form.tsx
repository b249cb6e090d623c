import { assumptionRanges } from './assumptions';
import type { Assumptions } from './assumptions';

const fields: readonly { name: keyof Assumptions; label: string; placeholder?: string }[] = [
  { name: 'calls', label: 'Calls a month', placeholder: 'Yours' },
  { name: 'bookedPercent', label: 'Calls that become bookings (%)' },
  { name: 'minutesPerCall', label: 'Minutes per call, with wrap-up' },
  { name: 'hoursPerWeek', label: 'Hours a week, for a person' },
  { name: 'hourlyPay', label: 'Hourly pay ($)' },
];

/** The GET form puts the numbers into the URL, so that results can be shared; the server calculates them. */
export function AssumptionsForm({ assumptions }: { assumptions: Assumptions }) {
  return (
    <form method="get" action="#costs" className="card grid gap-3">
      <h3>Your Numbers</h3>
      {fields.map(({ name, label, placeholder }) => (
        <div key={name} className="compare-field">
          <label htmlFor={name} className="field-label">
            {label}
          </label>
          <input
            id={name}
            name={name}
            type="number"
            inputMode="decimal"
            required={!placeholder}
            placeholder={placeholder}
            {...assumptionRanges[name]}
            className="input tabular-nums"
            defaultValue={name === 'hourlyPay' ? assumptions[name].toFixed(2) : (assumptions[name] ?? '')}
          />
        </div>
      ))}
      <button type="submit" className="btn btn-quiet">
        Add It Up Again
      </button>
    </form>
  );
}
