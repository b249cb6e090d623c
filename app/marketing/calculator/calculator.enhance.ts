import { announcement, chartBars, figureTexts, money } from './figure-texts';
import { calculate } from './formulas';
import type { Figures } from './formulas';
import { readInputs } from './inputs';
import type { CalculatorKind } from './inputs';

/** Long enough that a screen reader reads the result and not each step on the way. */
const pauseMs = 700;

export default function calculateLive(place: HTMLElement): void {
  if (place instanceof HTMLFormElement) follow(place);
}

function follow(form: HTMLFormElement): void {
  const kind: CalculatorKind = form.dataset.calculator === 'plan' ? 'plan' : 'perBooking';
  const announce = afterPause((figures: Figures) => {
    setText(form, '[data-announcement]', announcement(figures));
    keepAddress(form);
  });

  function update() {
    const inputs = readInputs(new FormData(form), kind);
    const figures = calculate(inputs, kind);
    showFigures(form, figures);
    for (const { name, value, how } of Object.values(figureTexts(inputs, kind)).flat()) {
      setText(form, `output[name=${name}]`, value);
      setText(form, `[data-how=${name}]`, how);
    }
    for (const slider of slidersOf(form)) {
      slider.hidden = false;
      slider.value = slider.dataset.slider === 'bookings' ? `${inputs.bookings}` : `${inputs.missedPercent}`;
    }
    return figures;
  }

  form.addEventListener('input', ({ target }) => {
    if (target instanceof HTMLInputElement && target.dataset.slider)
      setField(form, target.dataset.slider, target.value);
    announce(update());
  });
  form.addEventListener('change', () => {
    for (const [name, value] of Object.entries(readInputs(new FormData(form), kind)))
      setField(form, name, String(value));
    keepAddress(form);
  });
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    setText(form, '[data-announcement]', announcement(update()));
    keepAddress(form);
    form.querySelector('figure')?.scrollIntoView({ block: 'nearest' });
  });
  update();
}

function showFigures(form: HTMLFormElement, figures: Figures): void {
  const { recovered, cost } = chartBars(figures);
  setText(form, '[data-bar-value=recovered]', money(figures.revenueRecovered));
  setText(form, '[data-bar-value=cost]', money(figures.monthlyCost));
  form.querySelector('[data-bar=recovered]')?.setAttribute('width', String(recovered));
  form.querySelector('[data-bar=cost]')?.setAttribute('width', String(cost));
  setText(form, '[data-summary]', announcement(figures));
}

/** The address as the form would make it, so that it can be shared. */
function keepAddress(form: HTMLFormElement): void {
  const query = [...new FormData(form)].map(([name, value]) => [name, String(value)]);
  history.replaceState(history.state, '', `?${new URLSearchParams(query)}#calculator`);
}

function slidersOf(form: HTMLFormElement): NodeListOf<HTMLInputElement> {
  return form.querySelectorAll<HTMLInputElement>('[data-slider]');
}

function setField(form: HTMLFormElement, name: string, value: string): void {
  const field = form.elements.namedItem(name);
  const settable = field instanceof HTMLInputElement || field instanceof HTMLSelectElement;
  if (settable && field.value !== value) field.value = value;
}

function setText(form: HTMLFormElement, selector: string, text: string): void {
  const element = form.querySelector(selector);
  if (element && element.textContent !== text) element.textContent = text;
}

function afterPause<Argument>(run: (argument: Argument) => void): (argument: Argument) => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  return (argument) => {
    clearTimeout(timer);
    timer = setTimeout(() => run(argument), pauseMs);
  };
}
