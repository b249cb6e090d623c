import { fillSessionStorage } from '~/platform/enhancement/session-storage';

/** Stores the element's keys in session storage, for scripts of other pages. */
export default function sessionKeys({ dataset }: HTMLElement): void {
  fillSessionStorage(JSON.parse(dataset.sessionKeys ?? '{}'));
}
