/** Runs the work once the page has loaded and the browser is idle. */
export function whenIdle(work: () => void): void {
  if (document.readyState !== 'complete')
    window.addEventListener('load', () => whenIdle(work), { once: true });
  else if ('requestIdleCallback' in window) requestIdleCallback(() => work());
  else setTimeout(work, 100);
}
