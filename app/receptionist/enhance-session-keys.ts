import { enhanceEach } from '~/platform/enhancement/register';
import { writeSessionKeys } from './session-keys';

export const enhance = enhanceEach<HTMLElement>('[data-session-keys]', ({ dataset }) =>
  writeSessionKeys(JSON.parse(dataset.sessionKeys ?? '{}')),
);
