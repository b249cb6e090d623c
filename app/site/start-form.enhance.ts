import { getPart } from '~/platform/enhancement/parts';

/** The next page loads within this time, unless the visitor stops it. */
const longestWaitMs = 5_000;

/** Makes the next page read the website, because that page shows the progress. Ignores further submits until then. */
export default function startForm(form: HTMLFormElement): void {
  const readsOnNextPage = getPart(form, 'readsOnNextPage', HTMLInputElement);
  const status = getPart(form, 'status');
  readsOnNextPage.disabled = false;
  let isReading = false;
  const reset = () => {
    isReading = false;
    status.textContent = '';
  };
  // Listens on the window, so that a script that handles all forms of the page goes first.
  addEventListener('submit', (event) => {
    if (event.target !== form || event.defaultPrevented) return;
    if (isReading) return event.preventDefault();
    if (!new FormData(form).get('websiteAddress')) return;
    isReading = true;
    status.textContent = status.dataset.reading ?? '';
    setTimeout(reset, longestWaitMs);
  });
  addEventListener('pageshow', reset);
}
