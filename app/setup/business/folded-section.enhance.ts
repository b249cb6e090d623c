/** Opens a `<details>` of a form when a link or the URL targets something in it. Sets `data-edited` once it was changed. */
export default function foldedSection(part: HTMLDetailsElement): void {
  const form = part.closest('form');
  if (!form) return;
  const openFor = (hash: string) => {
    const target = part.querySelector<HTMLElement>(`[id="${CSS.escape(hash.slice(1))}"]`); // our ids need no decoding
    if (!target) return null;
    part.open = true;
    return target;
  };
  part.toggleAttribute('data-edited', part.open); // the browser opened it to restore typed values
  openFor(location.hash);
  form.addEventListener('click', (event) => {
    const link =
      event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href^="#"]') : null;
    const target = link && openFor(link.hash);
    if (!target) return;
    event.preventDefault();
    target.scrollIntoView({ block: 'center' });
    target.focus();
  });
  part.addEventListener('change', () => part.setAttribute('data-edited', ''));
}
