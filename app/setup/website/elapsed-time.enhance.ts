import { getPart } from '~/platform/enhancement/parts';

/** Counts seconds in words and on the bar. When the bar is full, the second paragraph replaces the first one. */
export default function elapsedTime(wait: HTMLElement): void {
  const bar = getPart(wait, 'bar', HTMLProgressElement);
  const counting = getPart(wait, 'counting');
  const elapsed = getPart(wait, 'elapsed');
  const late = getPart(wait, 'late');
  const started = performance.now();
  const timer = setInterval(() => {
    const seconds = Math.floor((performance.now() - started) / 1_000);
    if (!wait.isConnected) clearInterval(timer);
    late.hidden = !(counting.hidden = seconds > bar.max);
    bar.value = seconds;
    elapsed.textContent = `${seconds} ${seconds === 1 ? 'second' : 'seconds'}`;
  }, 250);
}
