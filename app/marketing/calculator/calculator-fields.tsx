import type { PriceModel } from '~/brand';
import { costRange, hourRange, minutesRange, sliderRanges } from './inputs';
import type { Adjustments, CalculatorField, CalculatorInputs, Period } from './inputs';

interface CalculatorFieldsProps {
  /** The values rendered by the server. */
  initial: CalculatorInputs;
  /** The values used in the calculation. */
  inputs: CalculatorInputs;
  /** Whether the section with more fields is open. */
  open: boolean;
  model: PriceModel;
  booking: string;
  /** Notes about values that were out of range. */
  adjusted: Adjustments;
}

/** The three most important fields; the others have defaults and are collapsed. */
export function CalculatorFields({ initial, inputs, open, model, booking, adjusted }: CalculatorFieldsProps) {
  const sliders = sliderRanges[model];
  return (
    <div className="calculator-fields">
      <NumberField
        name="serviceCost"
        label={`Average ${booking} ($)`}
        value={initial.serviceCost}
        range={costRange}
        note={adjusted.serviceCost}
      />
      <SliderField
        name="bookings"
        label="Bookings per month"
        value={initial.bookings}
        range={sliders.bookings}
        slider={inputs.bookings}
        note={adjusted.bookings}
      />
      <SliderField
        name="missedPercent"
        label="Calls you miss today (%)"
        value={initial.missedPercent}
        range={sliders.missedPercent}
        slider={inputs.missedPercent}
        note={adjusted.missedPercent}
      />
      <MoreFields initial={initial} open={open} note={adjusted.callMinutes} />
      <button type="submit" className="btn btn-quiet unscripted">
        Calculate
      </button>
    </div>
  );
}

interface MoreFieldsProps {
  initial: CalculatorInputs;
  open: boolean;
  /** The note about the call length. */
  note: string | undefined;
}

function MoreFields({ initial, open, note }: MoreFieldsProps) {
  const { callMinutes, openHour, openPeriod, closeHour, closePeriod } = initial;
  return (
    <details className="accordion calculator-more" open={open}>
      <summary>Call length and business hours</summary>
      <div className="grid gap-4">
        <NumberField
          name="callMinutes"
          label="Call length (minutes)"
          value={callMinutes}
          range={minutesRange}
          note={note}
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
  /** Says what was used instead of a value out of range. */
  note: string | undefined;
}

function NumberField({ name, label, value, range, note }: NumberFieldProps) {
  return (
    <div className="calculator-number">
      <label htmlFor={name} className="field-label">
        {label}
      </label>
      <NumberInput name={name} value={value} range={range} note={note} />
      <Note name={name} note={note} />
    </div>
  );
}

interface SliderFieldProps extends NumberFieldProps {
  slider: number;
}

/** The slider's own script shows it and copies its value to the field, before the event reaches the form. */
function SliderField({ name, label, value, range, note, slider }: SliderFieldProps) {
  return (
    <div className="calculator-number">
      <label htmlFor={name} className="field-label">
        {label}
      </label>
      <div className="flex flex-wrap items-center gap-x-4">
        <NumberInput name={name} value={value} range={range} note={note} />
        <span className="slot scripted grow basis-28" data-enhance="slider" data-slider-for={name}>
          <input
            type="range"
            hidden
            suppressHydrationWarning
            aria-label={`${label}, slider`}
            value={slider}
            onChange={() => undefined}
            {...range}
            className="calculator-slider"
          />
        </span>
      </div>
      <Note name={name} note={note} />
    </div>
  );
}

/** The note stays in the page while it is empty, so that screen readers announce it. */
function Note({ name, note }: Pick<NumberFieldProps, 'name' | 'note'>) {
  return (
    <p id={`${name}-note`} aria-live="polite" className="hint">
      {note}
    </p>
  );
}

function NumberInput({ name, value, range, note }: Omit<NumberFieldProps, 'label'>) {
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
      aria-describedby={note ? `${name}-note` : undefined}
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
