import { mirrorStep } from './report-step';

/** The steps that the server logs, for the page's own analytics. */
for (const { dataset } of document.querySelectorAll<HTMLElement>('[data-visit]')) mirror(dataset.visit);
document.addEventListener('submit', ({ target }) => {
  if (target instanceof HTMLElement) mirror(target.dataset.click);
});

function mirror(step: string | undefined): void {
  if (!step) return;
  const { name, ...stepData } = JSON.parse(step);
  mirrorStep(name, stepData);
}
