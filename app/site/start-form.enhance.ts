/** Shows that the website is being read, and ignores further submits until the next page loads. */
export default function startForm(form: HTMLFormElement): void {
  const status = form.querySelector<HTMLElement>('[data-reading]');
  let isReading = false;
  form.addEventListener('submit', (event) => {
    if (isReading) return event.preventDefault();
    if (!new FormData(form).get('websiteAddress')) return;
    isReading = true;
    if (status) status.textContent = status.dataset.reading ?? '';
  });
  addEventListener('pageshow', () => {
    isReading = false;
    if (status) status.textContent = '';
  });
}
