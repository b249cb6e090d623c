/** Soon after the page has nothing else to do. `hasTime` says whether some 25 ms are left. */
export function whenIdle(work: (hasTime: () => boolean) => void): void {
  if ('requestIdleCallback' in window)
    requestIdleCallback((deadline) => work(() => deadline.timeRemaining() > 25));
  else setTimeout(work, 100, () => false);
}
