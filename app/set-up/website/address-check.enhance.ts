import { parseWebsiteAddress } from './website-address';

/** The button waits for something that may be an address. */
export default function followAddress(form: HTMLElement): void {
  if (!(form instanceof HTMLFormElement)) return;
  const field = form.elements.namedItem('websiteAddress');
  const button = form.querySelector<HTMLButtonElement>('button[value=analyze], button[value=next]');
  if (!(field instanceof HTMLInputElement) || !button) return;
  const follow = () => (button.disabled = parseWebsiteAddress(field.value) === null);
  field.addEventListener('input', follow);
  follow();
}
