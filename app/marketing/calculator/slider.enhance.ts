/** Shows a slider and copies its value to its number field, even before the calculator hydrates. */
export default function slider(element: HTMLElement): void {
  const field = element.closest('form')?.elements.namedItem(element.dataset.sliderFor ?? '');
  const range = element.querySelector('input');
  if (!(field instanceof HTMLInputElement) || !range) return;
  range.hidden = false;
  range.addEventListener('input', () => (field.value = range.value));
}
