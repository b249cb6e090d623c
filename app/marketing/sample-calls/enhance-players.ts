import { clock, currentLine } from './current-line';
import { enhanceEach } from '~/platform/enhancement/register';
import { waveSize } from './waveform';

/** Own controls in place of the browser's; playing opens the transcript and marks the line. */
export const enhance = enhanceEach('[data-player]', enhancePlayer);

function enhancePlayer(player: HTMLElement): void {
  const parts = partsOf(player);
  if (!parts) return;
  const { audio, panel, toggle, position } = parts;
  audio.controls = false;
  panel.classList.remove('awaits-script');
  toggle.addEventListener('click', () => {
    if (!audio.paused) return audio.pause();
    pauseOthers(audio);
    // A play that is cut short by a pause rejects too, so only the element's own error counts.
    audio.play().catch(() => tellFailure(player, audio));
  });
  position.addEventListener('input', () => {
    audio.currentTime = position.valueAsNumber;
    showMoment(player, parts, position.valueAsNumber);
  });
  audio.addEventListener('ended', () => (audio.currentTime = 0));
  audio.addEventListener('error', () => tellFailure(player, audio));
  for (const event of ['play', 'pause', 'ended', 'timeupdate', 'seeked'])
    audio.addEventListener(event, () => {
      showToggle(player, parts);
      showMoment(player, parts, audio.currentTime);
    });
  showToggle(player, parts); // the browser's controls may have started it before
}

type Parts = NonNullable<ReturnType<typeof partsOf>>;

function partsOf(player: HTMLElement) {
  const audio = player.querySelector('audio');
  const panel = player.querySelector('[data-player-panel]');
  const toggle = player.querySelector<HTMLButtonElement>('[data-player-toggle]');
  const position = player.querySelector<HTMLInputElement>('[data-player-position]');
  const lines = [...player.querySelectorAll<HTMLElement>('[data-at]')].map((element) => ({
    element,
    atSeconds: Number(element.dataset.at),
  }));
  return audio && panel && toggle && position ? { audio, panel, toggle, position, lines } : null;
}

function showToggle(player: HTMLElement, { audio, toggle }: Parts): void {
  player.toggleAttribute('data-playing', !audio.paused);
  toggle.ariaLabel = audio.paused ? 'Play sample call' : 'Pause sample call';
}

function showMoment(player: HTMLElement, { position, lines }: Parts, second: number): void {
  const share = Math.min(1, second / Number(position.max));
  position.value = String(second);
  position.setAttribute('aria-valuetext', clock(second));
  setText(player, '[data-player-time]', clock(second));
  player.querySelector('[data-player-played]')?.setAttribute('width', String(share * waveSize.width));
  markLine(player, lines, second > 0 ? currentLine(lines, second) : -1);
}

function markLine(player: HTMLElement, lines: Parts['lines'], current: number): void {
  const line = lines[current]?.element;
  if (line?.ariaCurrent === 'true') return;
  for (const { element } of lines) element.removeAttribute('aria-current');
  setText(player, '[data-player-who]', line?.dataset.speaker ?? 'Receptionist and caller');
  if (!line) return;
  line.ariaCurrent = 'true';
  const transcript = player.querySelector('details');
  const list = player.querySelector<HTMLElement>('[data-player-lines]');
  if (transcript) transcript.open = true;
  if (list) list.scrollTop = line.offsetTop - (list.clientHeight - line.offsetHeight) / 2;
}

function pauseOthers(playing: HTMLAudioElement): void {
  for (const other of document.querySelectorAll('audio')) if (other !== playing) other.pause();
}

/** The browser's own controls come back: they may know more. */
function tellFailure(player: HTMLElement, audio: HTMLAudioElement): void {
  if (!audio.error) return;
  audio.controls = true;
  player.querySelector('[data-player-panel]')?.remove();
  const message = player.querySelector<HTMLElement>('[data-player-failed]');
  if (message) message.hidden = false;
}

function setText(player: HTMLElement, selector: string, text: string): void {
  const element = player.querySelector(selector);
  if (element && element.textContent !== text) element.textContent = text;
}
