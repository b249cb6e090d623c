import { enhanceEach } from '~/platform/enhancement/register';
import { writeSessionKeys } from './session-keys';

/** Writes what the page knows of the agent to the session storage. */
export const enhance = enhanceEach<HTMLElement>('[data-session-keys]', ({ dataset }) =>
  writeSessionKeys(JSON.parse(dataset.sessionKeys ?? '{}')),
);
