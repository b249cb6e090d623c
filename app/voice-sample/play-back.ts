import { runPlayer } from '~/site/player/run-player';
import type { Player } from '~/site/player/run-player';
import { waveBar } from '~/site/player/wave';
import { readSound } from './read-sound';

const players = new WeakMap<HTMLElement, Player>();

/** Has the visitor hear a sample; without one it falls silent and hides. `draw` shows its wave, a piece of an SVG path. */
export function playBack(figure: HTMLElement, sample: File | undefined, draw: (wave: string) => void): void {
  const player = playerOf(figure);
  if (!player) return;
  silence(player.audio);
  figure.hidden = !sample;
  if (!sample) return;
  const source = URL.createObjectURL(sample);
  player.audio.src = source;
  const isOn = () => player.audio.src === source;
  player.setLength(0);
  draw('');
  readSound(sample).then(
    ({ levels, seconds }) => {
      if (!isOn()) return;
      draw(levels.map((level, index) => waveBar(level, index, levels.length)).join(''));
      player.setLength(seconds);
    },
    () => isOn() && player.restoreNativeControls(),
  );
}

function playerOf(figure: HTMLElement): Player | null {
  const player = players.get(figure) ?? runPlayer(figure);
  if (player) players.set(figure, player);
  return player;
}

/** Without the `load` it would play on, into a new recording. */
function silence(audio: HTMLAudioElement): void {
  if (!audio.src) return;
  URL.revokeObjectURL(audio.src);
  audio.removeAttribute('src');
  audio.load();
}
