import { fillSessionStorage } from '~/platform/enhancement/session-storage';

/** Stores the element's keys for the scripts of other pages. */
export default function sessionKeys({ dataset }: HTMLElement): void {
  fillSessionStorage(JSON.parse(dataset.sessionKeys ?? '{}'));
}
