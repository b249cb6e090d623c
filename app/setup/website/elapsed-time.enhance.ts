/** Shows the seconds since it was added, as text or in a progress bar. */
export default function elapsedTime(element: HTMLElement): void {
  const started = performance.now();
  const timer = setInterval(() => {
    const seconds = Math.floor((performance.now() - started) / 1_000);
    if (!element.isConnected) clearInterval(timer);
    else if (element instanceof HTMLProgressElement) element.value = seconds;
    else element.textContent = `${seconds} ${seconds === 1 ? 'second' : 'seconds'}`;
  }, 250);
}
