import { reportedPageViews, reportStep, sendToAnalytics } from './report-step';

document.addEventListener('submit', ({ target }) => {
  if (target instanceof HTMLElement) sendStep(target.dataset.click);
});

/** The server doesn't log prefetches, so a prefetched page reports its view once it is shown. */
export default function pageView({ dataset: { pageView: data = '{}' } }: HTMLElement): void {
  const name: unknown = JSON.parse(data).name;
  const step = wasPrefetched() ? reportedPageViews.find((reported) => reported === name) : undefined;
  if (step) reportStep({ step });
  else sendStep(data);
}

function wasPrefetched(): boolean {
  const [navigation] = performance.getEntriesByType('navigation');
  return Reflect.get(navigation ?? {}, 'deliveryType') === 'navigational-prefetch';
}

function sendStep(step: string | undefined): void {
  if (!step) return;
  const { name, ...stepData } = JSON.parse(step);
  sendToAnalytics(name, stepData);
}
