import { getPart } from '~/platform/enhancement/parts';

/** The next page loads sooner. The visitor may also have stopped it. */
const longestWaitMs = 5_000;

/** Has the next page read the website, because that page shows the progress. Ignores further submits meanwhile. */
export default function startForm(form: HTMLFormElement): void {
  const readsOnNextPage = getPart(form, 'readsOnNextPage', HTMLInputElement);
  const status = getPart(form, 'status');
  readsOnNextPage.disabled = false;
  let isReading = false;
  const reset = () => {
    isReading = false;
    status.textContent = '';
  };
  // On the window, because a page's other forms may have a script that sends this one, too, and shows that by itself.
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
