/** Hides 'Found on your website' once the visitor edits the field, because its value is no longer the one that was found. */
export default function foundHint(text: HTMLElement): void {
  const hint = text.parentElement;
  hint?.parentElement?.addEventListener('input', () => (hint.hidden = true), { once: true });
}
