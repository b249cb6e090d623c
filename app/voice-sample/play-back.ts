import { runPlayer } from '~/site/player/run-player';
import type { Player } from '~/site/player/run-player';
import { waveBar } from '~/site/player/wave';
import { readSound } from './read-sound';

const players = new WeakMap<HTMLElement, Player>();

/** Loads a sample into the player, or hides the player without one. `draw` gets the waveform as SVG path data. */
export function playBack(figure: HTMLElement, sample: File | undefined, draw: (wave: string) => void): void {
  const player = getPlayer(figure);
  if (!player) return;
  unload(player.audio);
  figure.hidden = !sample;
  if (!sample) return;
  const source = URL.createObjectURL(sample);
  player.audio.src = source;
  const isCurrent = () => player.audio.src === source;
  player.setLength(0);
  draw('');
  readSound(sample).then(
    ({ levels, seconds }) => {
      if (!isCurrent()) return;
      draw(levels.map((level, index) => waveBar(level, index, levels.length)).join(''));
      player.setLength(seconds);
    },
    () => isCurrent() && player.restoreNativeControls(),
  );
}

function getPlayer(figure: HTMLElement): Player | null {
  const player = players.get(figure) ?? runPlayer(figure);
  if (player) players.set(figure, player);
  return player;
}

/** Stops playback. Without `load()` the old sample would play on, and a new recording would pick it up. */
function unload(audio: HTMLAudioElement): void {
  if (!audio.src) return;
  URL.revokeObjectURL(audio.src);
  audio.removeAttribute('src');
  audio.load();
}
