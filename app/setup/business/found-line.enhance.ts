import { getParts } from '~/platform/enhancement/parts';

/** Takes the label of an answer out of a text once the answer is changed, and hides the paragraph after the last one. */
export default function foundLine(text: HTMLElement): void {
  const labels = new Map<string, string>(Object.entries(JSON.parse(text.dataset.found ?? '{}')));
  text.closest('form')?.addEventListener('input', ({ target }) => {
    if (!(target instanceof Element) || !labels.delete(target.getAttribute('name') ?? '')) return;
    for (const part of getParts(text, 'labels')) part.textContent = [...labels.values()].join(', ');
    if (text.parentElement) text.parentElement.hidden = labels.size === 0;
  });
}
