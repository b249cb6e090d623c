/** Shows a slider and copies its value to its number field, even before the calculator hydrates. */
export default function slider(range: HTMLInputElement): void {
  const field = range.form?.elements.namedItem(range.dataset.sliderFor ?? '');
  if (!(field instanceof HTMLInputElement)) return;
  range.hidden = false;
  range.addEventListener('input', () => (field.value = range.value));
}
