import { clock } from '~/site/player/clock';
import { currentLine } from '../sample-calls/current-line';

/** Plays the hero's call by the player further down the page, and updates the hero's waveform, captions and button. */
export default function heroCall(art: HTMLElement): void {
  const src = art.dataset.heroCall ?? '';
  const link = art.querySelector<HTMLAnchorElement>('[data-hear]');
  const audio = document.querySelector<HTMLAudioElement>(`#sample-call audio[src="${CSS.escape(src)}"]`);
  if (link && audio) connectPlayer(replaceWithButton(link), audio, art);
}

/** Replaces the link with a button, because screen readers announce a link as navigation. */
function replaceWithButton(link: HTMLAnchorElement): HTMLButtonElement {
  const button = Object.assign(document.createElement('button'), {
    type: 'button',
    className: link.className,
  });
  button.append(...link.childNodes);
  link.replaceWith(button);
  return button;
}

function connectPlayer(button: HTMLButtonElement, audio: HTMLAudioElement, art: HTMLElement): void {
  const label = button.querySelector('[data-hear-label]');
  const invitation = label?.textContent ?? '';
  const showCaption = createCaptions(art, audio);

  function show() {
    button.toggleAttribute('data-playing', !audio.paused);
    if (label) label.textContent = audio.paused ? invitation : `Pause this call, ${clock(audio.currentTime)}`;
    if (audio.paused && audio.currentTime === 0) return;
    art.setAttribute('data-hero-heard', '');
    const heard = audio.duration ? (audio.currentTime / audio.duration) * 100 : 0;
    art.style.setProperty('--heard', `${heard.toFixed(1)}%`);
    showCaption(audio.currentTime);
  }

  function showPlayer() {
    if (audio.error) location.hash = 'sample-call'; // `play` also rejects, without `error`, on a pause while loading
  }

  button.addEventListener('click', () => {
    if (audio.paused) audio.play().catch(showPlayer);
    else audio.pause();
  });
  for (const event of ['play', 'pause', 'timeupdate', 'ended']) audio.addEventListener(event, show);
}

/** Returns a function that shows the caption for a second of the call, from the player's transcript. */
function createCaptions(art: HTMLElement, audio: HTMLAudioElement): (second: number) => void {
  const transcript = audio
    .closest('[data-enhance~=sample-player]')
    ?.querySelectorAll<HTMLElement>('[data-at]');
  const lines = [...(transcript ?? [])].map((line) => ({
    atSeconds: Number(line.dataset.at),
    speaker: line.dataset.speaker,
    text: line.querySelector('p:last-child')?.textContent ?? '',
  }));
  return (second) => {
    const line = lines[currentLine(lines, second)];
    const place = line && art.querySelector(`[data-caption="${line.speaker}"]`);
    if (line && place && place.textContent !== line.text) place.textContent = line.text;
  };
}
