import { suggestedEmail } from './email-suggestion';

/** Asks about a misspelled mail provider, as the server does when the form is sent, or removes a question that is obsolete. */
export function askAboutEmail(place: HTMLElement): void {
  const field = place.querySelector('input');
  const template = place.querySelector('template');
  const shown = place.querySelector('[role=group]');
  const address = field?.value.trim() ?? '';
  const isTyping = field === document.activeElement; // again, while this script was loading
  if (!template || isTyping || shown?.querySelector('input')?.value === address) return;
  shown?.remove();
  const suggestion = address === field?.defaultValue ? null : suggestedEmail(address);
  if (suggestion === null) return;
  const question = document.importNode(template.content, true);
  question.querySelector('input')?.setAttribute('value', address);
  for (const text of question.querySelectorAll('[data-suggestion]')) text.textContent = suggestion;
  template.before(question);
}
