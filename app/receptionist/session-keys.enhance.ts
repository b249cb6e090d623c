import { writeSessionKeys } from './session-keys';

export default function sessionKeys({ dataset }: HTMLElement): void {
  writeSessionKeys(JSON.parse(dataset.sessionKeys ?? '{}'));
}
