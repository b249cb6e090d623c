import { enhanceEach } from '~/platform/enhancement/register';
import { typedRestored } from '~/platform/forms/form-protocol';

/** Opens folded parts of a form for a link, the address or restored values that lead into them. */
export const openParts = enhanceEach<HTMLDetailsElement>('form details', (part) => {
  const form = part.closest('form');
  const openFor = (hash: string) => {
    const target = hash.length > 1 ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;
    if (!target || !part.contains(target)) return null;
    part.open = true;
    return target;
  };
  openFor(location.hash);
  form?.addEventListener('click', (event) => {
    const link =
      event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href^="#"]') : null;
    const target = link && openFor(link.hash);
    if (!target) return;
    event.preventDefault();
    target.scrollIntoView({ block: 'center' });
    target.focus();
  });
  part.addEventListener('change', () => part.setAttribute('data-edited', ''));
  form?.addEventListener(typedRestored, (event) => {
    if (!(event instanceof CustomEvent) || !(event.detail instanceof FormData)) return;
    const names = [...event.detail.keys()];
    if (names.some((name) => part.querySelector(`[name="${CSS.escape(name)}"]`)))
      part.open = part.toggleAttribute('data-edited', true);
  });
});
