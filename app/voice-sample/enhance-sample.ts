import { enhanceEach } from '~/platform/enhancement/register';
import { messages } from '~/platform/forms/messages';
import { largestFile } from '~/platform/http/upload-limit';
import { playBack } from './play-back';
import { canRecord } from './recorder/microphone';
import { isBusy } from './recorder/recorder-state';
import { runRecorder } from './recorder/run-recorder';

/** Event on the field, bubbling: another sample, or none any more. */
const sampleTaken = 'sample:taken';

export const enhanceField = enhanceEach<HTMLElement>('[data-sample]', (field) => {
  const panel = field.querySelector<HTMLElement>('[data-recorder]');
  const label = field.querySelector<HTMLElement>('[data-sample-label]');
  const input = inputOf(field);
  if (!canRecord() || !panel) {
    panel?.remove();
    input?.addEventListener('change', () => take(field));
    return;
  }
  const recorder = runRecorder(panel, (state, before) => {
    if (state.name === 'success') put(field, state.sample);
    else if (isBusy(state) && !isBusy(before)) put(field, null);
  });
  input?.addEventListener('change', () => {
    recorder.reset();
    take(field);
  });
  label?.replaceChildren(label.dataset.sampleLabel ?? '');
});

/** The button waits for a sample, and the errors of the last one go. */
export const enhanceForm = enhanceEach<HTMLFormElement>('[data-sample-form]', (form) => {
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
});

function put(field: HTMLElement, sample: File | null): void {
  const transfer = new DataTransfer();
  if (sample) transfer.items.add(sample);
  const input = inputOf(field);
  if (input) input.files = transfer.files;
  take(field);
}

function take(field: HTMLElement): void {
  const file = inputOf(field)?.files?.[0];
  const playback = field.querySelector<HTMLElement>('[data-sample-playback]');
  if (playback) playBack(playback, file && file.size <= largestFile ? file : undefined);
  field.dispatchEvent(new Event(sampleTaken, { bubbles: true }));
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

function inputOf(root: ParentNode): HTMLInputElement | null {
  return root.querySelector<HTMLInputElement>('input[type=file]');
}
