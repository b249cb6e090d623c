import { getPart, getParts } from '~/platform/enhancement/parts';
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

/** Replaces the browser's controls with ours. */
export function runPlayer(root: HTMLElement, { onMoment, onFailure }: Listener = {}): Player {
  const parts = partsOf(root);
  const { audio, panel, toggle, position, length } = parts;
  const player: Player = {
    audio,
    setLength: (seconds) => {
      position.max = String(seconds);
      setText(length, formatPlayTime(seconds));
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
    showPosition(parts, second);
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
  showToggle(root, parts); // the browser's controls may already have started it
  return player;
}

type Parts = ReturnType<typeof partsOf>;

function partsOf(root: HTMLElement) {
  return {
    audio: getPart(root, 'audio', HTMLAudioElement),
    panel: getPart(root, 'panel'),
    toggle: getPart(root, 'toggle'),
    position: getPart(root, 'position', HTMLInputElement),
    played: getPart(root, 'played', SVGElement),
    time: getPart(root, 'time'),
    length: getPart(root, 'length'),
  };
}

function showToggle(root: HTMLElement, { audio, toggle }: Parts): void {
  root.toggleAttribute('data-playing', !audio.paused);
  toggle.ariaLabel = `${audio.paused ? 'Play' : 'Pause'} ${toggle.dataset.what}`;
}

function showPosition({ position, played, time }: Parts, second: number): void {
  const share = Math.min(1, second / Number(position.max)) || 0;
  position.value = String(second);
  position.setAttribute('aria-valuetext', formatPlayTime(second));
  setText(time, formatPlayTime(second));
  played.setAttribute('width', String(share * waveSize.width));
}

/** Pauses all calls but this one. */
export function pauseOthers(playing?: HTMLAudioElement): void {
  for (const other of getParts(document, 'audio', HTMLAudioElement)) if (other !== playing) other.pause();
}

export function setText(element: HTMLElement, text: string): void {
  if (element.textContent !== text) element.textContent = text;
}
