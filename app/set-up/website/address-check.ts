import { enhanceEach } from '~/platform/enhancement/register';
import { parseWebsiteAddress } from './website-address';

export const followAddress = enhanceEach<HTMLFormElement>('form#website', (form) => {
  const field = form.elements.namedItem('websiteAddress');
  const button = form.querySelector<HTMLButtonElement>('button[value=analyze], button[value=next]');
  if (!(field instanceof HTMLInputElement) || !button) return;
  const follow = () => (button.disabled = parseWebsiteAddress(field.value) === null);
  field.addEventListener('input', follow);
  follow();
});
