import { controlsIn } from '~/platform/enhancement/controls';
import { getParts } from '~/platform/enhancement/parts';

/**
 * Opens a `<details>` of a form when a link or the URL targets something inside. If the summary has a value, opening moves
 * the focus to the first field, and the value then shows what was typed.
 */
export default function foldedSection(part: HTMLDetailsElement): void {
  // Our ids need no decoding. The browser then moves the focus to the field.
  const openFor = (hash: string) => {
    if (part.contains(document.getElementById(hash.slice(1)))) part.open = true;
  };
  openFor(location.hash);
  part.closest('form')?.addEventListener('click', ({ target }) => {
    const link = target instanceof Element && target.closest('a');
    if (link) openFor(link.hash);
  });
  const [value] = getParts(part, 'value');
  if (!value) return;
  const controls = controlsIn(part);
  value.closest('summary')?.addEventListener('click', () => {
    if (!part.open) setTimeout(() => controls[0]?.focus()); // once it is open
  });
  const showTyped = () => {
    const texts = controls.map(
      (control) =>
        control.offsetParent &&
        ('selectedOptions' in control ? control.selectedOptions[0]?.text : control.value),
    );
    value.textContent = texts.filter(Boolean).join(', ') || 'Not given';
  };
  part.addEventListener('input', showTyped);
  if (part.open) showTyped(); // typed or restored before this script started
}
