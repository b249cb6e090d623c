import { formatPlayTime, waveSize } from './player-display';

export interface Player {
  audio: HTMLAudioElement;
  /** Sets the length of a new recording and shows the player at its start. */
  setLength: (seconds: number) => void;
  /** Shows the browser's own controls again, because ours can't play the recording. */
  restoreNativeControls: () => void;
}

interface Listener {
  /** Receives the position in seconds; 0 before the start and after the end. */
  onMoment?: (second: number) => void;
  onFailure?: () => void;
}

/** Replaces the browser's controls with ours. Returns `null` if the markup isn't a player. */
export function runPlayer(root: HTMLElement, listener: Listener = {}): Player | null {
  const parts = findParts(root);
  return parts && run(root, parts, listener);
}

function run(root: HTMLElement, parts: Parts, { onMoment, onFailure }: Listener): Player {
  const { audio, panel, toggle, position } = parts;
  const player: Player = {
    audio,
    setLength: (seconds) => {
      position.max = String(seconds);
      setText(root, '[data-player-length]', formatPlayTime(seconds));
      showControls(true);
      show(0);
    },
    restoreNativeControls: () => showControls(false),
  };

  function showControls(own: boolean) {
    audio.controls = !own;
    panel.hidden = !own;
  }
  function show(second: number) {
    showToggle(root, parts);
    showPosition(root, position, second);
    onMoment?.(second);
  }
  function handleFailure() {
    if (!audio.error) return; // `play` also rejects if the visitor pauses while the file loads
    player.restoreNativeControls();
    onFailure?.();
  }

  showControls(true);
  panel.classList.remove('awaits-script');
  toggle.addEventListener('click', () => {
    if (!audio.paused) return audio.pause();
    pauseOthers(audio);
    audio.play().catch(handleFailure);
  });
  position.addEventListener('input', () => {
    audio.currentTime = position.valueAsNumber;
    show(position.valueAsNumber);
  });
  audio.addEventListener('ended', () => (audio.currentTime = 0));
  audio.addEventListener('error', handleFailure);
  for (const event of ['play', 'pause', 'ended', 'timeupdate', 'seeked'])
    audio.addEventListener(event, () => show(audio.currentTime));
  showToggle(root, parts); // it may already be playing by the browser's controls
  return player;
}

type Parts = NonNullable<ReturnType<typeof findParts>>;

function findParts(root: HTMLElement) {
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

function showPosition(root: HTMLElement, position: HTMLInputElement, second: number): void {
  const share = Math.min(1, second / Number(position.max)) || 0;
  position.value = String(second);
  position.setAttribute('aria-valuetext', formatPlayTime(second));
  setText(root, '[data-player-time]', formatPlayTime(second));
  root.querySelector('[data-player-played]')?.setAttribute('width', String(share * waveSize.width));
}

/** Pauses all calls but this one. */
export function pauseOthers(playing?: HTMLAudioElement): void {
  for (const other of document.querySelectorAll('audio')) if (other !== playing) other.pause();
}

export function setText(root: HTMLElement, selector: string, text: string): void {
  const element = root.querySelector(selector);
  if (element && element.textContent !== text) element.textContent = text;
}
