import { brand } from '~/brand';
import { TrialTerms } from '~/platform/ui/bill';
import { useTradeQuery } from '../trades/trade-query';
import { CalculatorFields } from './calculator-fields';
import { CalculatorResult } from './calculator-result';
import { figureTexts } from './figure-texts';
import type { FigureText } from './figure-texts';
import { calculate } from './formulas';
import type { CalculatorInputs, CalculatorKind } from './inputs';

interface CalculatorSectionProps {
  inputs: CalculatorInputs;
  /** What it begins with where that isn't the same for all. */
  usual?: CalculatorInputs | undefined;
  kind?: CalculatorKind;
}

/** A GET form, so its address holds the inputs; the enhanced page calculates the same while the visitor types. */
export function CalculatorSection({ inputs, usual, kind = 'perBooking' }: CalculatorSectionProps) {
  const query = useTradeQuery();
  return (
    <section id="calculator" aria-labelledby="calculator-title" className="home-section home-band">
      <div className="page">
        <h2 id="calculator-title">What Are Missed Calls Costing You?</h2>
        <p className="home-lead">Try your own numbers.</p>
        <form
          method="get"
          action="#calculator"
          noValidate
          data-enhance="calculator"
          data-calculator={kind}
          className="calculator"
        >
          <CalculatorFields inputs={inputs} usual={usual} kind={kind} />
          <CalculatorResult figures={calculate(inputs, kind)} />
          <AllFigures groups={figureTexts(inputs, kind)} />
        </form>
        <div className="home-action">
          <a href={`/create-agent${query}`} className="btn btn-primary">
            Try Free Tonight
          </a>
          <TrialTerms model={kind} />
        </div>
      </div>
    </section>
  );
}

function AllFigures({ groups }: { groups: ReturnType<typeof figureTexts> }) {
  return (
    <details className="accordion calculator-all">
      <summary>See all the math</summary>
      <FigureGroup title={`What ${brand.product} brings in`} texts={groups.gain} />
      <FigureGroup title="What it costs" texts={groups.cost} />
      <FigureGroup title="What you get back in time" texts={groups.time} />
      <p className="hint mt-4">
        An estimate from your own numbers, not a promise. An hour of your time counts as half an average job.
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
