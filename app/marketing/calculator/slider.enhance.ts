/** Shows a slider and copies its value to the number field that it is for, also before the calculator has loaded. */
export default function slider(element: HTMLElement): void {
  const field = document.querySelector<HTMLInputElement>(`#${element.dataset.sliderFor}`);
  const range = element.querySelector('input');
  if (!field || !range) return;
  range.hidden = false;
  range.addEventListener('input', () => (field.value = range.value));
}
