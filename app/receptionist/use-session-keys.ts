import { useEffect } from 'react';

import { writeSessionKeys } from './session-keys';
import type { SessionKey } from './session-keys';

/** Writes what is given to the session storage once the page is enhanced. */
export function useSessionKeys(values: Partial<Record<SessionKey, string | undefined>>): void {
  const text = JSON.stringify(values);
  useEffect(() => {
    writeSessionKeys(JSON.parse(text));
  }, [text]);
}
