import { enhanceEach } from '~/platform/enhancement/register';
import { closeMessage } from './embed-messages';

/** In a frame the Escape key belongs to the page around it, which does not hear it: it is told. */
export const enhance = enhanceEach<HTMLElement>('[data-framed-call]', () => {
  if (window.parent === window) return;
  window.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') window.parent.postMessage(closeMessage, '*');
  });
});
