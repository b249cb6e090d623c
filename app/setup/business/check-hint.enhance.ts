/** Hides a hint about a value once the visitor edits the field. */
export default function checkHint(text: HTMLElement): void {
  const hint = text.parentElement;
  hint?.parentElement?.addEventListener('input', () => (hint.hidden = true), { once: true });
}
