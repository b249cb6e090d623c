import { startContent } from '../../enhancement/client-runtime';
import { getParts } from '../../enhancement/parts';
import type { Notice } from '../notice';

/**
 * Shows the button's pending text and marks the page's submit buttons as disabled. They stay focusable, because a disabled
 * button loses focus. Buttons with `data-in-place` keep working. Returns a function that undoes the changes.
 */
export function showPending(submitter: HTMLElement | null): () => void {
  const button = buttonWithText(submitter);
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

/** The visible button with the same value, because the Enter key clicks an invisible one (`DefaultSubmit`). */
function buttonWithText(submitter: HTMLElement | null): HTMLElement | null {
  if (!(submitter instanceof HTMLButtonElement) || submitter.textContent) return submitter;
  const buttons = submitter.form?.querySelectorAll<HTMLButtonElement>('[data-pending]') ?? [];
  return [...buttons].find(({ value }) => value === submitter.value) ?? null;
}

/**
 * Replaces the content with the template for the button's value, filled in from the form. Returns a function that undoes
 * this.
 */
export function showWaiting(form: HTMLFormElement, button: HTMLElement | null, sent: FormData): () => void {
  const intent = button?.getAttribute('value') ?? '';
  const main = form.closest('main');
  const template = getParts(document, 'waiting', HTMLTemplateElement).find(
    ({ dataset }) => dataset.for === intent,
  );
  if (!main || !template) return () => undefined;
  const waiting = Object.assign(document.createElement('div'), { className: 'waiting-content' });
  waiting.append(template.content.cloneNode(true));
  for (const place of getParts(waiting, 'typed')) {
    const text = sent.get(place.dataset.from ?? '');
    if (typeof text !== 'string') continue; // typed on an earlier page, so the template has the text
    if (place instanceof HTMLInputElement) place.value = text;
    else place.textContent = text.replace(/[.@]/g, '\u200b$&'); // addresses wrap there
  }
  main.append(waiting);
  main.dataset.pending = '';
  startContent();
  focusContent(waiting);
  return () => {
    waiting.remove();
    delete main.dataset.pending;
  };
}

/** Moves focus to the element with `autofocus`, as a page load would, or to the content itself. */
export function focusContent(content: HTMLElement): void {
  (content.querySelector<HTMLElement>('[autofocus]') ?? content).focus();
}

interface MessagePlace {
  form: HTMLFormElement;
  button: HTMLElement | null;
  /** The part of the page around the form, in case the form is gone. */
  region: HTMLElement;
}

/** Shows a message above the button that was clicked, where the visitor is looking. */
export function showMessage(text: Notice, { form, button, region }: MessagePlace): void {
  for (const summary of getParts(region, 'errorSummary')) summary.remove(); // they are about the previous attempt
  const message = make('div', { className: 'notice', tabIndex: -1, role: 'alert' });
  message.dataset.part = 'notice';
  message.append(make('p', { className: 'font-bold', textContent: text.title }));
  if (text.description) message.append(make('p', { textContent: text.description }));
  const row = [...form.children].find((child) => child !== button && child.contains(button));
  if (row && form.isConnected) row.before(message);
  else (form.isConnected ? form : region).prepend(message);
  message.focus();
}

export function removeMessages(): void {
  for (const message of getParts(document, 'notice')) message.remove();
}

function make(tag: string, properties: Partial<HTMLElement>): HTMLElement {
  return Object.assign(document.createElement(tag), properties);
}
