import { getParts } from '~/platform/enhancement/parts';

/** Removes an answer's label from a text once the answer is changed. After the last label, replaces or hides the text. */
export default function answerNote(text: HTMLElement): void {
  const labels = new Map<string, string>(Object.entries(JSON.parse(text.dataset.labels ?? '{}')));
  text.closest('form')?.addEventListener('input', ({ target }) => {
    if (!(target instanceof Element) || !labels.delete(target.getAttribute('name') ?? '')) return;
    for (const part of getParts(text, 'labels')) part.textContent = [...labels.values()].join(', ');
    if (labels.size > 0) return;
    text.textContent = text.dataset.onceChanged ?? '';
    text.hidden = text.textContent === '';
  });
}
