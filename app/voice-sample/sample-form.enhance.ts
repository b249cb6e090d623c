import { messages } from '~/platform/forms/messages';
import { largestFile } from '~/platform/http/upload-limit';
import { inputOf, sampleTaken } from './taken-sample';

/** The button waits for a sample, and the errors of the last one go. */
export default function followSample(form: HTMLElement): void {
  const button = form.querySelector<HTMLButtonElement>('button[type=submit]');
  const showReady = () => {
    const size = inputOf(form)?.files?.[0]?.size;
    if (button) button.disabled = size === undefined || size > largestFile;
  };
  describe(form);
  showReady();
  form.addEventListener(sampleTaken, () => {
    form.querySelector('[data-sample-errors]')?.replaceChildren(...tooLarge(form));
    describe(form);
    showReady();
  });
}

function tooLarge(form: HTMLElement): HTMLElement[] {
  const input = inputOf(form);
  if (!input || (input.files?.[0]?.size ?? 0) <= largestFile) return [];
  const message = { id: `${input.id}-error`, role: 'alert', className: 'field-error' };
  return [Object.assign(document.createElement('p'), message, { textContent: messages.fileTooLarge })];
}

/** The input stays when the form around it is replaced: its description is set anew. */
function describe(form: HTMLElement): void {
  const input = inputOf(form);
  if (!input) return;
  const wrong = form.querySelector('[data-sample-errors]')?.hasChildNodes() === true;
  input.ariaInvalid = wrong ? 'true' : null;
  input.setAttribute('aria-describedby', `${input.id}-hint${wrong ? ` ${input.id}-error` : ''}`);
}
