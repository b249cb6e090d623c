/**
 * The page's other buttons stay focusable: a disabled one would lose focus. Those of islands that take effect in place
 * (`data-in-place`) go on working. Returns a function that undoes it.
 */
export function showPending(button: HTMLElement | null): () => void {
  const waiting = [...document.querySelectorAll('form[method=post]:not([data-interrupts]) button')].filter(
    (other) => !other.matches('[aria-disabled], [type=button], [data-in-place]'),
  );
  for (const other of waiting) other.setAttribute('aria-disabled', 'true');
  const restoreText = showPendingText(button);
  return () => {
    for (const other of waiting) other.removeAttribute('aria-disabled');
    restoreText();
  };
}

function showPendingText(button: HTMLElement | null): () => void {
  const text = button?.dataset.pending;
  const label = button?.querySelector('[aria-live]');
  if (!button || !label || !text) return () => undefined;
  const before = label.textContent;
  const spinner = Object.assign(document.createElement('span'), { className: 'spinner', ariaHidden: 'true' });
  label.textContent = text;
  button.prepend(spinner);
  return () => {
    label.textContent = before;
    spinner.remove();
  };
}
