/**
 * The page's other buttons stay focusable: a disabled one would lose focus. Those of islands that take effect in place
 * (`data-in-place`) go on working. Returns a function that undoes it.
 */
export function showPending(button: HTMLElement | null): () => void {
  const others = document.querySelectorAll(
    'form[method=post]:not([data-interrupts]) button:not([type=button], [data-in-place], [aria-disabled])',
  );
  for (const other of others) other.setAttribute('aria-disabled', 'true');
  const label = button?.querySelector('[aria-live]');
  const before = label?.textContent ?? '';
  const spinner = Object.assign(document.createElement('span'), { className: 'spinner', ariaHidden: 'true' });
  if (button?.dataset.pending && label) {
    label.textContent = button.dataset.pending;
    button.prepend(spinner);
  }
  return () => {
    for (const other of others) other.removeAttribute('aria-disabled');
    if (label) label.textContent = before;
    spinner.remove();
  };
}
