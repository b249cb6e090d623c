import { closeMessage } from './embed-messages';

/** In a frame the page around it does not get the Escape key: it is posted there. */
export default function callPage(): void {
  if (window.parent === window) return;
  window.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') window.parent.postMessage(closeMessage, '*');
  });
}
