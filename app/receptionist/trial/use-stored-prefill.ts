import { useEffect } from 'react';

import { takeSessionKey } from '../session-keys';
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

/** Fills empty fields from what a voice set-up left in the session storage, and clears it there (specification §2). */
export function useStoredPrefill(formId: string): void {
  useEffect(() => {
    for (const [name, key] of Object.entries(storedAs)) {
      const control = document.getElementById(`${formId}-${name}`);
      const value = takeSessionKey(key);
      if (
        (control instanceof HTMLInputElement || control instanceof HTMLSelectElement) &&
        value &&
        !control.value
      )
        control.value = value;
    }
  }, [formId]);
}
