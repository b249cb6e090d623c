import { clock } from './current-line';

/**
 * The player of pages without React: a button, the position and the time in place of the browser's own controls.
 * Opens the transcript when it plays, goes back to the start at the end.
 */
for (const audio of document.querySelectorAll('audio')) enhance(audio);

function enhance(audio: HTMLAudioElement): void {
  const button = Object.assign(document.createElement('button'), {
    type: 'button',
    className: 'btn btn-primary',
  });
  const position = positionOf(audio);
  const time = Object.assign(document.createElement('span'), {
    className: 'hint tabular-nums',
    ariaHidden: 'true',
  });
  const row = Object.assign(document.createElement('div'), {
    className: 'flex flex-wrap items-center gap-x-4 gap-y-2',
  });
  row.append(button, position, time);
  audio.after(row);
  audio.controls = false;

  function show() {
    button.textContent = audio.paused ? 'Play sample call' : 'Pause sample call';
    position.max = String(audio.duration || 60);
    position.value = String(audio.currentTime);
    time.textContent = audio.duration ? `${clock(audio.currentTime)} / ${clock(audio.duration)}` : '';
  }

  button.addEventListener('click', () => {
    if (audio.paused) audio.play().catch(() => tellFailure(audio));
    else audio.pause();
  });
  audio.addEventListener('play', () => {
    const transcript = audio.closest('figure')?.querySelector('details');
    if (transcript) transcript.open = true;
  });
  audio.addEventListener('ended', () => (audio.currentTime = 0));
  for (const event of ['play', 'pause', 'ended', 'timeupdate', 'durationchange'])
    audio.addEventListener(event, show);
  show();
}

function positionOf(audio: HTMLAudioElement): HTMLInputElement {
  const position = Object.assign(document.createElement('input'), {
    type: 'range',
    className: 'sample-position',
    min: '0',
    step: '0.1',
    ariaLabel: `Position in the call: ${audio.closest('figure')?.querySelector('figcaption')?.textContent ?? ''}`,
  });
  position.addEventListener('input', () => (audio.currentTime = position.valueAsNumber));
  return position;
}

/** The browser's own controls come back: they may know more. */
function tellFailure(audio: HTMLAudioElement): void {
  if (!audio.error || audio.controls) return;
  audio.controls = true;
  const message = Object.assign(document.createElement('p'), { role: 'alert', className: 'field-error' });
  message.textContent = 'The recording could not be played. Please read the call below.';
  audio.nextElementSibling?.replaceWith(message);
}
