/** A plain button over the browser's own player: plays, pauses and goes back to the start at the end. */
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
    if (audio.paused) audio.play().catch(label);
    else audio.pause();
  });
  audio.addEventListener('play', label);
  audio.addEventListener('pause', label);
  audio.addEventListener('ended', () => {
    audio.currentTime = 0;
    label();
  });
  label();
}
