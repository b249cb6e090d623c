/** Shows a slider and copies its value to its number field, even before the calculator hydrates. */
export default function slider(element: HTMLElement): void {
  const field = document.querySelector<HTMLInputElement>(`#${element.dataset.sliderFor}`);
  const range = element.querySelector('input');
  if (!field || !range) return;
  range.hidden = false;
  range.addEventListener('input', () => (field.value = range.value));
}
