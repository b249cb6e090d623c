/** Counts seconds in words and on the bar. When the bar is full, the second paragraph replaces the first one. */
export default function elapsedTime(wait: HTMLElement): void {
  const bar = wait.querySelector('progress');
  const words = wait.querySelector('[data-elapsed]');
  const [counting, late] = wait.querySelectorAll('p');
  const started = performance.now();
  const timer = setInterval(() => {
    const seconds = Math.floor((performance.now() - started) / 1_000);
    const isLate = !wait.isConnected || seconds > (bar?.max ?? 0);
    if (isLate) clearInterval(timer);
    if (isLate && counting && late) [counting.hidden, late.hidden] = [true, false];
    if (bar) bar.value = seconds;
    if (words) words.textContent = `${seconds} ${seconds === 1 ? 'second' : 'seconds'}`;
  }, 250);
}
