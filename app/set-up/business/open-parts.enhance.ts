import { whenRestored } from '~/platform/forms/form-entries';

/** Opens folded parts of a form for a link, the address or restored values that lead into them. */
export default function openPart(part: HTMLElement): void {
  const form = part.closest('form');
  if (!(part instanceof HTMLDetailsElement) || !form) return;
  const openFor = (hash: string) => {
    const target = hash.length > 1 ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;
    if (!target || !part.contains(target)) return null;
    part.open = true;
    return target;
  };
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
  whenRestored(form, (typed) => {
    const names = [...typed.keys()];
    if (names.some((name) => part.querySelector(`[name="${CSS.escape(name)}"]`)))
      part.open = part.toggleAttribute('data-edited', true);
  });
}
