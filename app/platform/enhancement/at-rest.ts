/** Once the page is loaded and has nothing else to do. */
export function atRest(work: () => void): void {
  if (document.readyState !== 'complete') window.addEventListener('load', () => atRest(work), { once: true });
  else if ('requestIdleCallback' in window) requestIdleCallback(() => work());
  else setTimeout(work, 100);
}
