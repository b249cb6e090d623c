import { useCallback, useEffect, useRef, useState } from 'react';
import type { FormEvent, RefObject } from 'react';

import { brand } from '~/brand';
import type { PriceModel } from '~/brand';
import { calculatorNote } from '~/content/calculator-texts';
import { useFormDataAtHydration } from '~/platform/enhancement/island';
import { CalculatorFields } from './calculator-fields';
import { formatBookings, formatMoney } from '../number-fields/format-number';
import { announcement, chartBars, figureTexts } from './figure-texts';
import type { FigureText } from './figure-texts';
import { calculateFigures } from './formulas';
import type { Figures } from './formulas';
import { areSameInputs, describeAdjustments, hasDefaultTimes, readCalculatorInputs } from './inputs';
import type { Adjustments, CalculatorInputs } from './inputs';

interface CalculatorProps {
  inputs: CalculatorInputs;
  /** The trade's defaults, if the page is about a trade. */
  defaults: CalculatorInputs | undefined;
  model: PriceModel;
  /** The terms of the monthly price, if there is one. */
  planTerms: string | undefined;
  /** The trade's word for a booking, such as 'visit'. */
  booking: string;
  /** Notes about values in the URL that were out of range. */
  adjusted: Adjustments;
}

/** Delays the announcement of a result, so that screen readers skip intermediate ones. */
const announceDelayMs = 700;

/** A GET form, so that its URL holds the inputs. With scripts it updates the result while the visitor types. */
export default function Calculator({
  inputs: initial,
  defaults,
  model,
  planTerms,
  booking,
  adjusted: initiallyAdjusted,
}: CalculatorProps) {
  const typed = useFormDataAtHydration();
  const read = useCallback(
    (form: FormData) => readCalculatorInputs(form, model, defaults),
    [model, defaults],
  );
  const [inputs, setInputs] = useState(initial);
  const [announced, setAnnounced] = useState('');
  const [adjusted, setAdjusted] = useState(initiallyAdjusted);
  const form = useRef<HTMLFormElement>(null);
  const result = useRef<HTMLElement>(null);
  const pause = useRef<ReturnType<typeof setTimeout>>();

  useEffect(() => {
    const fields = form.current;
    if (!fields) return;
    const values = typed();
    if (values) {
      const next = read(values);
      writeFields(fields, values);
      setInputs(next);
      setAdjusted(describeAdjustments(values, booking, model, defaults));
      if (!areSameInputs(next, initial)) updateUrl(fields);
    }
    const handleChange = () => {
      setAdjusted(describeAdjustments(new FormData(fields), booking, model, defaults));
      replaceInvalidValues(fields, read);
    };
    fields.addEventListener('change', handleChange);
    return () => fields.removeEventListener('change', handleChange);
  }, [typed, read, initial, booking, model, defaults]);

  function announceLater(next: CalculatorInputs, afterMs: number) {
    clearTimeout(pause.current);
    pause.current = setTimeout(() => {
      setAnnounced(announcement(calculateFigures(next, model)));
      if (form.current) updateUrl(form.current);
    }, afterMs);
  }

  function update(event: FormEvent<HTMLFormElement>, afterMs = announceDelayMs) {
    const fields = new FormData(event.currentTarget);
    const next = read(fields);
    setInputs(next);
    setAdjusted(describeAdjustments(fields, booking, model, defaults));
    announceLater(next, afterMs);
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    update(event, 0);
    replaceInvalidValues(event.currentTarget, read);
    result.current?.scrollIntoView({ block: 'nearest' });
  }

  return (
    <form
      ref={form}
      method="get"
      action="#calculator"
      noValidate
      className="calculator"
      onInput={update}
      onSubmit={submit}
    >
      <CalculatorFields
        initial={initial}
        inputs={inputs}
        open={!hasDefaultTimes(initial, defaults)}
        model={model}
        booking={booking}
        adjusted={adjusted}
      />
      <CalculatorResult
        figureRef={result}
        figures={calculateFigures(inputs, model)}
        bookings={inputs.bookings}
        planTerms={planTerms}
        announced={announced}
      />
      <AllFigures groups={figureTexts(inputs, model)} />
    </form>
  );
}

/** Replaces values that are out of range or not a number with those used in the calculation. */
function replaceInvalidValues(form: HTMLFormElement, read: (form: FormData) => CalculatorInputs): void {
  writeFields(form, Object.entries(read(new FormData(form))));
  updateUrl(form);
}

/** Sets the DOM values directly: React would set the default values, which browsers don't restore on Back. */
function writeFields(form: HTMLFormElement, values: Iterable<[name: string, value: unknown]>): void {
  for (const [name, value] of values) {
    const field = form.elements.namedItem(name);
    const settable = field instanceof HTMLInputElement || field instanceof HTMLSelectElement;
    if (settable && field.value !== String(value)) field.value = String(value);
  }
}

/** Sets the URL that submitting the form would give, so that visitors can share it. */
function updateUrl(form: HTMLFormElement): void {
  const query = [...new FormData(form)].map(([name, value]) => [name, String(value)]);
  history.replaceState(history.state, '', `?${new URLSearchParams(query)}#calculator`);
}

function AllFigures({ groups }: { groups: ReturnType<typeof figureTexts> }) {
  return (
    <details className="accordion calculator-all">
      <summary>See all the math</summary>
      <FigureGroup title={`What ${brand.product} Brings In`} texts={groups.gain} />
      <FigureGroup title="What It Costs" texts={groups.cost} />
      <FigureGroup title="What You Get Back in Time" texts={groups.time} />
      <p className="hint mt-4">{calculatorNote}</p>
    </details>
  );
}

function FigureGroup({ title, texts }: { title: string; texts: FigureText[] }) {
  return (
    <section>
      <h3>{title}</h3>
      <dl className="calculator-figures">
        {texts.map((text) => (
          <div key={text.name}>
            <dt>{text.label}</dt>
            <dd>
              <output name={text.name} aria-label={text.label} aria-live="off">
                {text.value}
              </output>
              {text.unit ? ` ${text.unit}` : null} <span className="hint block">{text.how}</span>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

interface CalculatorResultProps {
  figureRef: RefObject<HTMLElement>;
  figures: Figures;
  /** The number of bookings that the cost covers, if there is no monthly price. */
  bookings: number;
  planTerms: string | undefined;
  /** The text that screen readers announce; empty until an input changes. */
  announced: string;
}

function CalculatorResult({ figureRef, figures, bookings, planTerms, announced }: CalculatorResultProps) {
  const bars = chartBars(figures);
  return (
    <figure ref={figureRef} className="calculator-result night">
      <figcaption>Lost every month</figcaption>
      <p className="calculator-sum">{formatMoney(figures.revenueRecovered)}</p>
      <Bar name="recovered" width={bars.recovered} />
      <p className="calculator-cost">
        {brand.product} costs <strong>{formatMoney(figures.monthlyCost)}</strong>{' '}
        {planTerms ?? `for ${bookings === 1 ? '' : 'all '}${formatBookings(bookings)}`}
      </p>
      <Bar name="cost" width={bars.cost} />
      <p>{announcement(figures)}</p>
      <p role="status" className="sr-only">
        {announced}
      </p>
    </figure>
  );
}

interface BarProps {
  name: 'recovered' | 'cost';
  width: number;
}

function Bar({ name, width }: BarProps) {
  return (
    <svg
      viewBox="0 0 100 4"
      preserveAspectRatio="none"
      aria-hidden="true"
      className={`calculator-bar calculator-bar-${name}`}
    >
      <rect width={width} height="4" fill="currentColor" />
    </svg>
  );
}
