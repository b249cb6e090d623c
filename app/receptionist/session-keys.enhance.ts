import { writeSessionKeys } from './session-keys';

export default function storeSessionKeys({ dataset: { sessionKeys = '{}' } }: HTMLElement): void {
  writeSessionKeys(JSON.parse(sessionKeys));
}
