/**
 * A plain button over the browser's own player, on pages without React: plays, pauses, goes back to the start at
 * the end, and opens the transcript beside it.
 */
for (const audio of document.querySelectorAll('audio')) addToggle(audio);

function addToggle(audio: HTMLAudioElement): void {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'btn btn-primary mb-3';
  audio.before(button);

  function label() {
    button.textContent = audio.paused ? 'Play sample call' : 'Pause sample call';
  }

  button.addEventListener('click', () => {
    if (audio.paused) audio.play().catch(() => tellFailure(audio));
    else audio.pause();
  });
  audio.addEventListener('play', () => {
    label();
    const transcript = audio.closest('figure')?.querySelector('details');
    if (transcript) transcript.open = true;
  });
  audio.addEventListener('pause', label);
  audio.addEventListener('ended', () => {
    audio.currentTime = 0;
    label();
  });
  label();
}

function tellFailure(audio: HTMLAudioElement): void {
  if (!audio.error || audio.nextElementSibling?.role === 'alert') return;
  const message = document.createElement('p');
  message.role = 'alert';
  message.className = 'field-error';
  message.textContent = 'The recording could not be played. Please read the call below.';
  audio.after(message);
}
