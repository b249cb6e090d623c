export default function countElapsed(place: HTMLElement): void {
  const bar = place.closest('div')?.querySelector('progress');
  const started = performance.now();
  const timer = setInterval(() => {
    const seconds = Math.floor((performance.now() - started) / 1_000);
    if (!place.isConnected) return clearInterval(timer);
    place.textContent = `${seconds} ${seconds === 1 ? 'second' : 'seconds'}`;
    if (bar) bar.value = seconds;
  }, 250);
}
