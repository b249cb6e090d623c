import { useRef } from 'react';
import type { FormEvent, RefObject } from 'react';

import { costRange, hourRange, minutesRange, sliderRanges } from './inputs';
import type { CalculatorField, CalculatorInputs, CalculatorKind, Period } from './inputs';

interface CalculatorFieldsProps {
  /** The values rendered by the server. */
  initial: CalculatorInputs;
  /** The values used in the calculation. */
  inputs: CalculatorInputs;
  /** Whether the section with more fields is open. */
  open: boolean;
  kind: CalculatorKind;
  booking: string;
  /** Whether the island has hydrated. Before, sliders are hidden, because nothing keeps them in sync with their fields. */
  isHydrated: boolean;
  /** Sentences about values that were out of range. */
  adjusted: string[];
}

/** The three most important fields; the others have defaults and are collapsed. */
export function CalculatorFields({
  initial,
  inputs,
  open,
  kind,
  booking,
  isHydrated,
  adjusted,
}: CalculatorFieldsProps) {
  const sliders = sliderRanges[kind];
  return (
    <div className="calculator-fields">
      <NumberField
        name="serviceCost"
        label={`Average ${booking} ($)`}
        value={initial.serviceCost}
        range={costRange}
      />
      <SliderField
        name="bookings"
        label="Bookings per month"
        value={initial.bookings}
        range={sliders.bookings}
        slider={inputs.bookings}
        isHydrated={isHydrated}
      />
      <SliderField
        name="missedPercent"
        label="Calls you miss today (%)"
        value={initial.missedPercent}
        range={sliders.missedPercent}
        slider={inputs.missedPercent}
        isHydrated={isHydrated}
      />
      <MoreFields initial={initial} open={open} />
      <div aria-live="polite" className="hint">
        {adjusted.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
      </div>
      <button type="submit" className="btn btn-quiet">
        Calculate
      </button>
    </div>
  );
}

function MoreFields({ initial, open }: { initial: CalculatorInputs; open: boolean }) {
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

interface SliderFieldProps extends NumberFieldProps {
  slider: number;
  isHydrated: boolean;
}

function SliderField({ name, label, value, range, slider, isHydrated }: SliderFieldProps) {
  const field = useRef<HTMLInputElement>(null);
  const copyToField = ({ currentTarget }: FormEvent<HTMLInputElement>) => {
    if (field.current) field.current.value = currentTarget.value;
  };
  return (
    <div className="calculator-number">
      <label htmlFor={name} className="field-label">
        {label}
      </label>
      <div className="flex flex-wrap items-center gap-x-4">
        <NumberInput name={name} value={value} range={range} field={field} />
        <span className="slot scripted grow basis-28">
          <input
            type="range"
            hidden={!isHydrated}
            aria-label={`${label}, slider`}
            value={slider}
            onInput={copyToField} // copies the value to the field before the event reaches the form
            onChange={() => undefined}
            {...range}
            className="calculator-slider"
          />
        </span>
      </div>
    </div>
  );
}

interface NumberInputProps extends Omit<NumberFieldProps, 'label'> {
  field?: RefObject<HTMLInputElement>;
}

function NumberInput({ name, value, range, field }: NumberInputProps) {
  return (
    <input
      ref={field}
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
