import { customerFieldNames, customerFields } from '~/domain/customer';
import { readSessionStorage, writeSessionStorage } from '~/platform/enhancement/session-storage';

/** Fills empty fields with the values that a setup call left in session storage, and clears the storage. */
export default function storedPrefill(form: HTMLElement): void {
  if (!(form instanceof HTMLFormElement)) return;
  for (const name of customerFieldNames) {
    const key = customerFields[name].userKey;
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
