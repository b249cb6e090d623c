import { useRef } from 'react';
import type { FormEvent, RefObject } from 'react';

import { costRange, hourRange, minutesRange, sliderRanges } from './inputs';
import type { CalculatorField, CalculatorInputs, CalculatorKind, Period } from './inputs';

interface CalculatorFieldsProps {
  /** What the fields came with. */
  served: CalculatorInputs;
  /** What is calculated with. */
  inputs: CalculatorInputs;
  /** Whether the less usual fields are open. */
  open: boolean;
  kind: CalculatorKind;
  booking: string;
  /** Sliders need React, that keeps them and their fields alike: they could contradict each other. */
  live: boolean;
  /** Sentences about values that were out of range. */
  adjusted: string[];
}

/** The three that say most; the others have defaults and open on demand. */
export function CalculatorFields({
  served,
  inputs,
  open,
  kind,
  booking,
  live,
  adjusted,
}: CalculatorFieldsProps) {
  const sliders = sliderRanges[kind];
  return (
    <div className="calculator-fields">
      <NumberField
        name="serviceCost"
        label={`Average ${booking} ($)`}
        value={served.serviceCost}
        range={costRange}
      />
      <SliderField
        name="bookings"
        label="Bookings per month"
        value={served.bookings}
        range={sliders.bookings}
        slider={inputs.bookings}
        live={live}
      />
      <SliderField
        name="missedPercent"
        label="Calls you miss today (%)"
        value={served.missedPercent}
        range={sliders.missedPercent}
        slider={inputs.missedPercent}
        live={live}
      />
      <MoreFields served={served} open={open} />
      <div role="status" className="hint">
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

function MoreFields({ served, open }: { served: CalculatorInputs; open: boolean }) {
  const { callMinutes, openHour, openPeriod, closeHour, closePeriod } = served;
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
  live: boolean;
}

function SliderField({ name, label, value, range, slider, live }: SliderFieldProps) {
  const field = useRef<HTMLInputElement>(null);
  const follow = ({ currentTarget }: FormEvent<HTMLInputElement>) => {
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
            hidden={!live}
            aria-label={`${label}, slider`}
            value={slider}
            onInput={follow} // before the form hears of it
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
