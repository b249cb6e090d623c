import { clock } from './clock';
import { waveSize } from './wave';

export interface Player {
  audio: HTMLAudioElement;
  /** Before it plays, and for another recording in the same place. */
  setLength: (seconds: number) => void;
  /** The browser's own controls come back: they may know more. */
  giveUp: () => void;
}

interface Listener {
  /** Wherever it is now, in seconds; 0 before it begins and after its end. */
  onMoment?: (second: number) => void;
  onFailure?: () => void;
}

/** Own controls in place of the browser's; `null` where the markup is not the player's. */
export function runPlayer(root: HTMLElement, listener: Listener = {}): Player | null {
  const parts = partsOf(root);
  return parts && run(root, parts, listener);
}

function run(root: HTMLElement, parts: Parts, { onMoment, onFailure }: Listener): Player {
  const { audio, panel, toggle, position } = parts;
  const player: Player = {
    audio,
    setLength: (seconds) => {
      position.max = String(seconds);
      setText(root, '[data-player-length]', clock(seconds));
      showControls(true);
      show(0);
    },
    giveUp: () => showControls(false),
  };

  function showControls(own: boolean) {
    audio.controls = !own;
    panel.hidden = !own;
  }
  function show(second: number) {
    showToggle(root, parts);
    showMoment(root, position, second);
    onMoment?.(second);
  }
  function fail() {
    if (!audio.error) return; // a play that is cut short by a pause rejects too
    player.giveUp();
    onFailure?.();
  }

  showControls(true);
  panel.classList.remove('awaits-script');
  toggle.addEventListener('click', () => {
    if (!audio.paused) return audio.pause();
    pauseOthers(audio);
    audio.play().catch(fail);
  });
  position.addEventListener('input', () => {
    audio.currentTime = position.valueAsNumber;
    show(position.valueAsNumber);
  });
  audio.addEventListener('ended', () => (audio.currentTime = 0));
  audio.addEventListener('error', fail);
  for (const event of ['play', 'pause', 'ended', 'timeupdate', 'seeked'])
    audio.addEventListener(event, () => show(audio.currentTime));
  showToggle(root, parts); // the browser's controls may have started it before
  return player;
}

type Parts = NonNullable<ReturnType<typeof partsOf>>;

function partsOf(root: HTMLElement) {
  const audio = root.querySelector('audio');
  const panel = root.querySelector<HTMLElement>('[data-player-panel]');
  const toggle = root.querySelector<HTMLButtonElement>('[data-player-toggle]');
  const position = root.querySelector<HTMLInputElement>('[data-player-position]');
  return audio && panel && toggle && position ? { audio, panel, toggle, position } : null;
}

function showToggle(root: HTMLElement, { audio, toggle }: Parts): void {
  root.toggleAttribute('data-playing', !audio.paused);
  toggle.ariaLabel = `${audio.paused ? 'Play' : 'Pause'} ${toggle.dataset.playerToggle}`;
}

function showMoment(root: HTMLElement, position: HTMLInputElement, second: number): void {
  const share = Math.min(1, second / Number(position.max)) || 0;
  position.value = String(second);
  position.setAttribute('aria-valuetext', clock(second));
  setText(root, '[data-player-time]', clock(second));
  root.querySelector('[data-player-played]')?.setAttribute('width', String(share * waveSize.width));
}

function pauseOthers(playing: HTMLAudioElement): void {
  for (const other of document.querySelectorAll('audio')) if (other !== playing) other.pause();
}

export function setText(root: HTMLElement, selector: string, text: string): void {
  const element = root.querySelector(selector);
  if (element && element.textContent !== text) element.textContent = text;
}
