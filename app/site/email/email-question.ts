import { getPart, getParts } from '~/platform/enhancement/parts';
import { suggestedEmail } from './email-suggestion';

/** Asks about a misspelled mail provider, as the server does, or removes a question that no longer applies. */
export function askAboutEmail(place: HTMLElement, field: HTMLInputElement): void {
  const template = getPart(place, 'template', HTMLTemplateElement);
  const [shown] = getParts(place, 'question');
  const address = field.value.trim();
  const isTyping = field === document.activeElement; // again, while this script was loading
  if (isTyping || (shown && (isAboutGuess(shown) ? '' : addressIn(shown).value) === address)) return;
  shown?.remove();
  const askedAbout: string[] = JSON.parse(place.dataset.askedAbout ?? '[]');
  const isKept = address === field.defaultValue || askedAbout.includes(address);
  const suggestion = isKept ? null : suggestedEmail(address);
  if (suggestion === null) return;
  const question = document.importNode(template.content, true);
  addressIn(question).setAttribute('value', address);
  for (const text of getParts(question, 'suggestion')) text.textContent = suggestion;
  template.before(question);
}

/** Whether a question is about our guess, which is used while the field is empty. */
function isAboutGuess(question: ParentNode): boolean {
  return getParts(question, 'suggestion').length === 0;
}

/** The field with the address that a question is about. */
function addressIn(question: ParentNode): HTMLInputElement {
  return getPart(question, 'address', HTMLInputElement);
}
