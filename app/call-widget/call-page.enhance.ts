/** Posted by the embedded call page when Escape is pressed. It contains no visitor data. */
export const closeMessage = 'receptionist-call:close';

/** Key events in a frame don't reach the parent page, so Escape is forwarded with `postMessage`. */
export default function callPage(): void {
  if (window.parent === window) return;
  window.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') window.parent.postMessage(closeMessage, '*');
  });
}
