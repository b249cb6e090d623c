import { costRange, hasUsualTimes, hourRange, minutesRange, sliderRanges } from './inputs';
import type { CalculatorField, CalculatorInputs, CalculatorKind, Period } from './inputs';

interface CalculatorFieldsProps {
  inputs: CalculatorInputs;
  usual: CalculatorInputs | undefined;
  kind: CalculatorKind;
}

/** The three that say most; the others have defaults and open on demand. */
export function CalculatorFields({ inputs, usual, kind }: CalculatorFieldsProps) {
  const sliders = sliderRanges[kind];
  return (
    <div className="calculator-fields">
      <NumberField name="serviceCost" label="Average job ($)" value={inputs.serviceCost} range={costRange} />
      <SliderField
        name="bookings"
        label="Bookings per month"
        value={inputs.bookings}
        range={sliders.bookings}
      />
      <SliderField
        name="missedPercent"
        label="Calls you miss today (%)"
        value={inputs.missedPercent}
        range={sliders.missedPercent}
      />
      <MoreFields inputs={inputs} usual={usual} />
      <button type="submit" className="btn btn-quiet">
        Calculate
      </button>
    </div>
  );
}

function MoreFields({ inputs, usual }: Omit<CalculatorFieldsProps, 'kind'>) {
  const { callMinutes, openHour, openPeriod, closeHour, closePeriod } = inputs;
  return (
    <details className="accordion calculator-more" open={!hasUsualTimes(inputs, usual)}>
      <summary>Call length and business hours</summary>
      <div className="grid gap-4">
        <NumberField
          name="callMinutes"
          label="Call length (minutes)"
          value={callMinutes}
          range={minutesRange}
        />
        <HourField legend="You open at" of="open" hour={openHour} period={openPeriod} />
        <HourField legend="You close at" of="close" hour={closeHour} period={closePeriod} />
      </div>
    </details>
  );
}

interface NumberFieldProps {
  name: CalculatorField;
  label: string;
  value: number;
  range: { min: number; max: number; step?: number };
}

function NumberField({ name, label, value, range }: NumberFieldProps) {
  return (
    <div className="calculator-number">
      <label htmlFor={name} className="field-label">
        {label}
      </label>
      <NumberInput name={name} value={value} range={range} />
    </div>
  );
}

/** Its slider stays hidden without the script that keeps the two alike: they could contradict each other. */
function SliderField({ name, label, value, range }: NumberFieldProps) {
  return (
    <div className="calculator-number">
      <label htmlFor={name} className="field-label">
        {label}
      </label>
      <div className="flex flex-wrap items-center gap-x-4">
        <NumberInput name={name} value={value} range={range} />
        <span className="slot scripted grow basis-28">
          <input
            type="range"
            hidden
            aria-label={`${label}, slider`}
            data-slider={name}
            defaultValue={value}
            {...range}
            className="calculator-slider"
          />
        </span>
      </div>
    </div>
  );
}

function NumberInput({ name, value, range }: Omit<NumberFieldProps, 'label'>) {
  return (
    <input
      id={name}
      name={name}
      type="number"
      inputMode="decimal"
      defaultValue={value}
      min={range.min}
      max={range.max}
      step={range.step ?? 'any'}
      className="input tabular-nums"
    />
  );
}

interface HourFieldProps {
  legend: string;
  of: 'open' | 'close';
  hour: number;
  period: Period;
}

function HourField({ legend, of, hour, period }: HourFieldProps) {
  const hours = Array.from({ length: hourRange.max }, (_, index) => index + hourRange.min);
  return (
    <fieldset>
      <legend className="field-label">{legend}</legend>
      <div className="flex gap-2">
        <select name={`${of}Hour`} defaultValue={hour} aria-label={`${legend}, hour`} className="input">
          {hours.map((option) => (
            <option key={option}>{option}</option>
          ))}
        </select>
        <select
          name={`${of}Period`}
          defaultValue={period}
          aria-label={`${legend}, AM or PM`}
          className="input"
        >
          <option>AM</option>
          <option>PM</option>
        </select>
      </div>
    </fieldset>
  );
}
