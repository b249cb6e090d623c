import { largestFile } from '~/platform/http/upload-limit';
import { playBack } from './play-back';
import { canRecord } from './recorder/microphone';
import { isBusy } from './recorder/recorder-state';
import { runRecorder } from './recorder/run-recorder';
import { inputOf, sampleTaken } from './taken-sample';

export default function takeSamples(field: HTMLElement): void {
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
}

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
