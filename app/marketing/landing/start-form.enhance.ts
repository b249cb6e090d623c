/** Says that the website is being read, and ignores another submit meanwhile. */
export default function startForm(form: HTMLFormElement): void {
  const hint = form.querySelector<HTMLElement>('[data-reading]');
  const idle = hint?.textContent ?? '';
  let isReading = false;
  form.addEventListener('submit', (event) => {
    if (isReading) return event.preventDefault();
    if (!new FormData(form).get('websiteAddress')) return;
    isReading = true;
    if (hint) hint.textContent = hint.dataset.reading ?? '';
  });
  addEventListener('pageshow', () => {
    isReading = false;
    if (hint) hint.textContent = idle;
  });
}
