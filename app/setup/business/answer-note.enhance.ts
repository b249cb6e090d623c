import { getParts } from '~/platform/enhancement/parts';

/** Takes the label of an answer out of a text once the answer is changed. After the last one, replaces or hides the text. */
export default function answerNote(text: HTMLElement): void {
  const labels = new Map<string, string>(Object.entries(JSON.parse(text.dataset.labels ?? '{}')));
  text.closest('form')?.addEventListener('input', ({ target }) => {
    if (!(target instanceof Element) || !labels.delete(target.getAttribute('name') ?? '')) return;
    for (const part of getParts(text, 'labels')) part.textContent = [...labels.values()].join(', ');
    if (labels.size > 0) return;
    text.textContent = text.dataset.afterwards ?? '';
    text.hidden = text.textContent === '';
  });
}
