import addDismiss from './toast.enhance';
import type { ToastText } from './toast-text';

/** Above the button that was used: that is where the visitor looks. */
export function showMessage(text: ToastText, form: HTMLFormElement, button: HTMLElement | null): void {
  const message = make('div', { className: 'toast', tabIndex: -1 });
  message.setAttribute('role', text.tone === 'error' ? 'alert' : 'status');
  message.dataset.toast = '';
  const words = make('div', { className: 'grow' });
  words.append(make('p', { className: 'font-bold', textContent: text.title }));
  if (text.description) words.append(make('p', { textContent: text.description }));
  message.append(words);
  const row = [...form.children].find((child) => child !== button && child.contains(button));
  if (!form.isConnected) document.getElementById('main')?.prepend(message);
  else if (row) row.before(message);
  else form.prepend(message);
  addDismiss(message);
  message.focus();
}

export function removeMessages(): void {
  for (const message of document.querySelectorAll('[data-toast]')) message.remove();
}

function make(tag: string, properties: Partial<HTMLElement>): HTMLElement {
  return Object.assign(document.createElement(tag), properties);
}
