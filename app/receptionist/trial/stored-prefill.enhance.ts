import { writeSessionStorage, readSessionStorage } from '~/platform/enhancement/session-storage';
import type { SessionKey } from '../session-keys';
import type { TrialField } from './trial-fields';

const storedAs: Record<TrialField, SessionKey> = {
  name: 'businessName',
  email: 'userEmail',
  address: 'userAddress',
  city: 'userCity',
  state: 'userState',
  zipCode: 'userZipcode',
};

/** Fills empty fields with the values that a voice setup left in session storage, and clears them there. */
export default function storedPrefill(form: HTMLElement): void {
  if (!(form instanceof HTMLFormElement)) return;
  for (const [name, key] of Object.entries(storedAs)) {
    const control = form.elements.namedItem(name);
    const value = readSessionStorage(key);
    writeSessionStorage(key, '');
    if (
      (control instanceof HTMLInputElement || control instanceof HTMLSelectElement) &&
      value &&
      !control.value
    )
      control.value = value;
  }
}
