import type { SessionKeys } from '~/domain/customer';
import { writeSessionStorage } from '~/platform/enhancement/session-storage';

/** Stores the element's keys for the scripts of other pages. */
export default function sessionKeys({ dataset }: HTMLElement): void {
  writeSessionKeys(JSON.parse(dataset.sessionKeys ?? '{}'));
}

/** Empty values replace none that was stored before. */
export function writeSessionKeys(values: Partial<SessionKeys>): void {
  for (const [key, value] of Object.entries(values)) if (value) writeSessionStorage(key, value);
}
