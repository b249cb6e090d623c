import { useCallback, useEffect, useRef, useState } from 'react';
import type { FormEvent } from 'react';

import { brand } from '~/brand';
import { useFormDataAtHydration } from '~/platform/enhancement/island';
import { CalculatorFields } from './calculator-fields';
import { CalculatorResult } from './calculator-result';
import { announcement, figureTexts } from './figure-texts';
import type { FigureText } from './figure-texts';
import { calculate } from './formulas';
import { areSameInputs, describeAdjustments, hasDefaultTimes, readInputs } from './inputs';
import type { CalculatorInputs, CalculatorKind } from './inputs';

interface CalculatorProps {
  inputs: CalculatorInputs;
  /** A trade's, where the page is about one. */
  usual: CalculatorInputs | undefined;
  kind: CalculatorKind;
  /** What the trade calls a booking, such as 'visit'. */
  booking: string;
  /** Sentences about values of the address that were out of range. */
  adjusted: string[];
}

declare module '~/platform/enhancement/island' {
  interface Islands {
    calculator: CalculatorProps;
  }
}

/** Long enough that a screen reader reads the result and not each step on the way. */
const pauseMs = 700;

/** A GET form, so its address holds the inputs; with scripts it calculates the same while the visitor types. */
export default function Calculator({
  inputs: served,
  usual,
  kind,
  booking,
  adjusted: servedAdjusted,
}: CalculatorProps) {
  const typed = useFormDataAtHydration();
  const read = useCallback((form: FormData) => readInputs(form, kind, usual), [kind, usual]);
  const [inputs, setInputs] = useState(served);
  const [live, setLive] = useState(false);
  const [announced, setAnnounced] = useState('');
  const [adjusted, setAdjusted] = useState(servedAdjusted);
  const form = useRef<HTMLFormElement>(null);
  const result = useRef<HTMLElement>(null);
  const pause = useRef<ReturnType<typeof setTimeout>>();

  useEffect(() => {
    const fields = form.current;
    setLive(true);
    if (!fields) return;
    const values = typed();
    if (values) {
      const next = read(values);
      write(fields, values);
      setInputs(next);
      if (!areSameInputs(next, served)) keepAddress(fields);
    }
    const complete = () => {
      setAdjusted(describeAdjustments(new FormData(fields), kind, usual));
      correct(fields, read);
    };
    fields.addEventListener('change', complete);
    return () => fields.removeEventListener('change', complete);
  }, [typed, read, served, kind, usual]);

  function say(next: CalculatorInputs, afterMs: number) {
    clearTimeout(pause.current);
    pause.current = setTimeout(() => {
      setAnnounced(announcement(calculate(next, kind)));
      if (form.current) keepAddress(form.current);
    }, afterMs);
  }

  function update(event: FormEvent<HTMLFormElement>, afterMs = pauseMs) {
    const next = read(new FormData(event.currentTarget));
    setInputs(next);
    say(next, afterMs);
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    setAdjusted(describeAdjustments(new FormData(event.currentTarget), kind, usual));
    correct(event.currentTarget, read);
    update(event, 0);
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
        served={served}
        inputs={inputs}
        open={!hasDefaultTimes(served, usual)}
        kind={kind}
        booking={booking}
        live={live}
        adjusted={adjusted}
      />
      <CalculatorResult
        place={result}
        figures={calculate(inputs, kind)}
        bookings={kind === 'plan' ? null : inputs.bookings}
        announced={announced}
      />
      <AllFigures groups={figureTexts(inputs, kind)} />
    </form>
  );
}

/** What is out of range, or no number, becomes what was calculated with. */
function correct(form: HTMLFormElement, read: (form: FormData) => CalculatorInputs): void {
  write(form, Object.entries(read(new FormData(form))));
  keepAddress(form);
}

/** Not by React, which would make it the default of a field: browsers put no default back. */
function write(form: HTMLFormElement, values: Iterable<[name: string, value: unknown]>): void {
  for (const [name, value] of values) {
    const field = form.elements.namedItem(name);
    const settable = field instanceof HTMLInputElement || field instanceof HTMLSelectElement;
    if (settable && field.value !== String(value)) field.value = String(value);
  }
}

/** The address as the form would make it, so that it can be shared. */
function keepAddress(form: HTMLFormElement): void {
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
      <p className="hint mt-4">
        An estimate from your own numbers, not a promise. An hour of your time counts as half an average
        booking.
      </p>
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
