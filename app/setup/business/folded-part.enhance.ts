/** Opens folded parts of a form for a link or the address that leads into them; one that was changed says so. */
export default function foldedPart(part: HTMLElement): void {
  const form = part.closest('form');
  if (!(part instanceof HTMLDetailsElement) || !form) return;
  const openFor = (hash: string) => {
    const target = hash.length > 1 ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;
    if (!target || !part.contains(target)) return null;
    part.open = true;
    return target;
  };
  part.toggleAttribute('data-edited', part.open); // by values that were put back into it
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
