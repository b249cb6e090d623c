/** In words, or as a bar. */
export default function elapsedTime(place: HTMLElement): void {
  const started = performance.now();
  const timer = setInterval(() => {
    const seconds = Math.floor((performance.now() - started) / 1_000);
    if (!place.isConnected) clearInterval(timer);
    else if (place instanceof HTMLProgressElement) place.value = seconds;
    else place.textContent = `${seconds} ${seconds === 1 ? 'second' : 'seconds'}`;
  }, 250);
}
