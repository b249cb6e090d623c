import addDismiss from './toast.enhance';
import type { ToastText } from './toast-text';

/** Above the button that was used: that is where the visitor looks. */
export function showMessage(text: ToastText, form: HTMLFormElement, button: HTMLElement | null): void {
  const message = Object.assign(document.createElement('div'), { className: 'toast', tabIndex: -1 });
  message.setAttribute('role', text.tone === 'error' ? 'alert' : 'status');
  message.dataset.toast = '';
  message.append(wordsOf(text));
  const row = [...form.children].find((child) => child.contains(button));
  if (!form.isConnected) document.getElementById('main')?.prepend(message);
  else if (row && row !== button) row.before(message);
  else form.prepend(message);
  addDismiss(message);
  message.focus();
}

export function removeMessages(): void {
  for (const message of document.querySelectorAll('[data-toast]')) message.remove();
}

function wordsOf({ title, description }: ToastText): HTMLElement {
  const words = Object.assign(document.createElement('div'), { className: 'grow' });
  const heading = Object.assign(document.createElement('p'), { className: 'font-bold', textContent: title });
  words.append(heading);
  if (description) words.append(Object.assign(document.createElement('p'), { textContent: description }));
  return words;
}
