import { mirrorStep, reportStep } from './report-step';
import { seenPages } from './reported-step';

document.addEventListener('submit', ({ target }) => {
  if (target instanceof HTMLElement) mirror(target.dataset.click);
});

/** What the browser loaded ahead the server did not log: the visit is reported when the page is seen. */
export default function seenVisit({ dataset: { visit = '{}' } }: HTMLElement): void {
  const name: unknown = JSON.parse(visit).name;
  const step = wasLoadedAhead() ? seenPages.find((seen) => seen === name) : undefined;
  if (step) reportStep({ step });
  else mirror(visit);
}

function wasLoadedAhead(): boolean {
  const [navigation] = performance.getEntriesByType('navigation');
  return Reflect.get(navigation ?? {}, 'deliveryType') === 'navigational-prefetch';
}

function mirror(step: string | undefined): void {
  if (!step) return;
  const { name, ...stepData } = JSON.parse(step);
  mirrorStep(name, stepData);
}
