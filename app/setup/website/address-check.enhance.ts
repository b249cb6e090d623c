import { domainOfEmail, parseWebsiteAddress, readFragment } from '~/domain/website-address';
import { isClicking } from '~/platform/enhancement/controls';
import { getPart } from '~/platform/enhancement/parts';
import '~/platform/forms/browser/form.enhance'; // this script must handle the submit below

const pauseMs = 1_000;

/** Disables the buttons until the address is valid. Shows the error after a pause in typing, or when the field loses focus. */
export default function addressCheck(form: HTMLFormElement): void {
  const field = form.elements.namedItem('websiteAddress');
  const buttons = buttonsOf(form, ['analyze', 'next']);
  if (!(field instanceof HTMLInputElement)) return;
  for (const button of buttons) button.setAttribute('aria-describedby', `${field.id}-description`);
  let pause: ReturnType<typeof setTimeout> | undefined;

  const isWebsite = () => parseWebsiteAddress(field.value) !== null;
  const update = () => {
    for (const button of buttons) button.disabled = !isWebsite();
    if (isWebsite() || field.value.trim() === '') showProblem(form, field, false);
  };
  const validate = () => {
    if (!isWebsite() && field.value.trim() !== '') showProblem(form, field, true);
  };
  field.addEventListener('input', () => {
    update();
    clearTimeout(pause);
    pause = setTimeout(validate, pauseMs);
  });
  field.addEventListener('blur', () => {
    // An error that appears while a button is held down would move it away from the pointer.
    if (!isClicking()) return validate();
    window.addEventListener('pointerup', () => setTimeout(validate), { once: true });
  });
  // The response to the form's other buttons changes the value without an event.
  new MutationObserver(update).observe(field, { attributeFilter: ['value'] });
  update();
  if (location.hash === readFragment) readNow(form, field);
}

/**
 * Clicks the button for an owner who already submitted the address on another page. Doesn't click again after a reload or
 * Back, or if the owner has edited the address, because a form can be used before its script starts.
 */
function readNow(form: HTMLFormElement, field: HTMLInputElement): void {
  history.replaceState(history.state, '', location.pathname + location.search);
  if (field.value !== field.defaultValue) return;
  buttonsOf(form, ['analyze'])
    .find(({ disabled }) => !disabled)
    ?.click();
}

function buttonsOf(form: HTMLFormElement, intents: string[]): HTMLButtonElement[] {
  const buttons = [...form.elements].filter((control) => control instanceof HTMLButtonElement);
  return buttons.filter(({ value }) => intents.includes(value));
}

/** Shows the error from the form's template, as the server does, or removes the error. */
function showProblem(form: HTMLFormElement, field: HTMLInputElement, isWrong: boolean): void {
  const [errorId, hintId] = [`${field.id}-error`, `${field.id}-description`];
  const template = getPart(form, 'problem', HTMLTemplateElement);
  document.getElementById(errorId)?.remove();
  if (isWrong) template.before(document.importNode(template.content, true));
  if (isWrong) field.setAttribute('aria-invalid', 'true');
  else field.removeAttribute('aria-invalid');
  field.setAttribute('aria-describedby', isWrong ? `${errorId} ${hintId}` : hintId);
  const domain = domainOfEmail(field.value);
  getPart(form, 'offer').hidden = !domain;
  getPart(form, 'domain').textContent = domain;
}
