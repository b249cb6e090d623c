/** Counts seconds in words and on the bar. When the bar is full, the second paragraph replaces the first one. */
export default function elapsedTime(wait: HTMLElement): void {
  const bar = wait.querySelector('progress');
  const words = wait.querySelector('[data-elapsed]');
  const [counting, late] = wait.querySelectorAll('p');
  const started = performance.now();
  const timer = setInterval(() => {
    const seconds = Math.floor((performance.now() - started) / 1_000);
    if (!wait.isConnected) clearInterval(timer);
    if (bar && counting && late) late.hidden = !(counting.hidden = seconds > bar.max);
    if (bar) bar.value = seconds;
    if (words) words.textContent = `${seconds} ${seconds === 1 ? 'second' : 'seconds'}`;
  }, 250);
}
