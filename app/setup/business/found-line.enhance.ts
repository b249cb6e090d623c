/** Takes a question out of 'Found on your website' once its answer is changed. */
export default function foundLine(line: HTMLElement): void {
  const labels = new Map<string, string>(Object.entries(JSON.parse(line.dataset.found ?? '{}')));
  line.closest('form')?.addEventListener('input', ({ target }) => {
    if (!(target instanceof Element) || !labels.delete(target.getAttribute('name') ?? '')) return;
    line.hidden = labels.size === 0;
    line.querySelector('span')?.replaceChildren([...labels.values()].join(', '));
  });
}
