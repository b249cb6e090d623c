import type { PriceModel } from '~/brand';
import { numberFields } from '~/content/calculator-texts';
import { hourRange, rangesOf } from './inputs';
import type { Adjustments, CalculatorInputs, Meridiem, NumberFieldName } from './inputs';

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
  const ranges = rangesOf(model);
  const field = (name: NumberFieldName) => ({
    name,
    label: numberFields[name].name(booking) + numberFields[name].unit,
    value: initial[name],
    range: ranges[name],
    note: adjusted[name],
  });
  const { openHour, openPeriod, closeHour, closePeriod } = initial;
  return (
    <div className="calculator-fields">
      <NumberField {...field('serviceCost')} />
      <NumberField {...field('bookings')} slider={inputs.bookings} />
      <NumberField {...field('missedPercent')} slider={inputs.missedPercent} />
      <details className="accordion calculator-more" open={open}>
        <summary>Call length and business hours</summary>
        <div className="grid gap-4">
          <NumberField {...field('callMinutes')} />
          <HourField legend="You open at" of="open" hour={openHour} period={openPeriod} />
          <HourField legend="You close at" of="close" hour={closeHour} period={closePeriod} />
        </div>
      </details>
      <button type="submit" className="btn btn-quiet unscripted">
        Calculate
      </button>
    </div>
  );
}

interface NumberFieldProps {
  name: NumberFieldName;
  label: string;
  value: number;
  range: { min: number; max: number; step?: number };
  /** The value that was used instead of one out of range, in words. */
  note: string | undefined;
  /** The position of the field's slider, if it has one. */
  slider?: number;
}

/**
 * The field is at the right edge, next to its label or its slider. A long label wraps. The note stays in the page while it is
 * empty, so that screen readers announce it.
 */
function NumberField({ name, label, value, range, note, slider }: NumberFieldProps) {
  const input = (
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
      className="input"
    />
  );
  return (
    <div className="calculator-number flex flex-wrap items-center justify-between gap-x-4">
      <label htmlFor={name} className="field-label grow basis-28">
        {label}
      </label>
      {slider === undefined ? (
        input
      ) : (
        <div className="flex flex-wrap items-center gap-x-4">
          <Slider name={name} label={label} position={slider} range={range} />
          {input}
        </div>
      )}
      <p id={`${name}-note`} aria-live="polite" className="hint w-full">
        {note}
      </p>
    </div>
  );
}

interface SliderProps extends Pick<NumberFieldProps, 'name' | 'label' | 'range'> {
  position: number;
}

/** `slider.enhance.ts` shows the slider and copies its value to the field before the event reaches the form. */
function Slider({ name, label, position, range }: SliderProps) {
  return (
    <span className="slot scripted grow basis-28">
      <input
        data-enhance="slider"
        data-slider-for={name}
        type="range"
        hidden
        suppressHydrationWarning
        aria-label={`${label}, slider`}
        value={position}
        onChange={() => undefined}
        {...range}
        className="calculator-slider"
      />
    </span>
  );
}

interface HourFieldProps {
  legend: string;
  of: 'open' | 'close';
  hour: number;
  period: Meridiem;
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
