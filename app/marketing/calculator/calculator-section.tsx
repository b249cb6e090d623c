import { brand } from '~/brand';
import { CalculatorFields } from './calculator-fields';
import { GainChart } from './gain-chart';
import { figureTexts } from './figure-texts';
import type { FigureText } from './figure-texts';
import { calculate } from './formulas';
import type { CalculatorInputs, CalculatorKind } from './inputs';

interface CalculatorSectionProps {
  inputs: CalculatorInputs;
  kind?: CalculatorKind;
}

/**
 * The calculator as a form that asks the server; its address holds the inputs. The enhanced page works out the
 * same figures by the same rules while the visitor types.
 */
export function CalculatorSection({ inputs, kind = 'perBooking' }: CalculatorSectionProps) {
  const texts = figureTexts(inputs, kind);
  return (
    <section id="calculator" aria-labelledby="calculator-title" className="home-band">
      <div className="page">
        <h2 id="calculator-title" className="mb-2">
          What is your missed phone worth?
        </h2>
        <p className="mb-6 max-w-2xl">
          Put in your own numbers. Every figure says how it is worked out, so you can check it on the back of
          an invoice.
        </p>
        <form
          method="get"
          action="#calculator"
          noValidate
          autoComplete="off"
          data-calculator={kind}
          className="grid items-start gap-8 lg:grid-cols-[minmax(0,21rem)_minmax(0,1fr)]"
        >
          <CalculatorFields inputs={inputs} kind={kind} />
          <div className="grid gap-8">
            <GainChart figures={calculate(inputs, kind)} />
            <FigureGroup title={`What ${brand.product} brings in`} texts={texts.gain} />
            <FigureGroup title="What it costs" texts={texts.cost} />
            <FigureGroup title="The time you get back" texts={texts.time} />
            <p className="hint">
              An estimate from your own numbers, not a promise. Value of time counts an hour at half of an
              average service.
            </p>
          </div>
        </form>
      </div>
    </section>
  );
}

function FigureGroup({ title, texts }: { title: string; texts: FigureText[] }) {
  return (
    <section>
      <h3 className="mb-1">{title}</h3>
      <dl className="grid gap-x-8 sm:grid-cols-2">
        {texts.map((text) => (
          <div key={text.name} className="border-b border-line py-2.5">
            <dt>{text.label}</dt>
            <dd>
              <output
                name={text.name}
                aria-live="off"
                className="font-display text-xl font-bold tabular-nums tracking-tight"
              >
                {text.value}
              </output>
              {text.unit ? ` ${text.unit}` : null}
              <span className="hint block" data-how={text.name}>
                {text.how}
              </span>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
