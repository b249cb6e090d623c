import { runPlayer } from '~/site/player/run-player';
import type { Player } from '~/site/player/run-player';
import { waveBar } from '~/site/player/player-display';
import { detectAudioKind } from './audio-length/audio-kind';
import { rootMeanSquare } from './recorder/microphone';

const players = new WeakMap<HTMLElement, Player>();

/** Whether the file begins like one of the formats that the server accepts. */
export async function isAudio(file: Blob): Promise<boolean> {
  return detectAudioKind(new Uint8Array(await file.slice(0, 16).arrayBuffer())) !== null;
}

/** Loads a sample into the player, or hides the player without one. `draw` gets the waveform as SVG path data. */
export function playBack(figure: HTMLElement, sample: File | null, draw: (wave: string) => void): void {
  const player = getPlayer(figure);
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

function getPlayer(figure: HTMLElement): Player {
  const player = players.get(figure) ?? runPlayer(figure);
  players.set(figure, player);
  return player;
}

/** Stops playback. Without `load()`, the old sample would continue to play into a new recording. */
function unload(audio: HTMLAudioElement): void {
  if (!audio.src) return;
  URL.revokeObjectURL(audio.src);
  audio.removeAttribute('src');
  audio.load();
}

/** The sample rate in hertz: the lowest that every browser supports, which is enough for drawing a waveform. */
const decodedRate = 8_000;
const bars = 72;

/** Decodes a recording to its length in seconds and the loudness of equal parts. Rejects if the browser can't. */
async function readSound(sample: Blob): Promise<{ levels: number[]; seconds: number }> {
  const context = new OfflineAudioContext(1, 1, decodedRate);
  const sound = await context.decodeAudioData(await sample.arrayBuffer());
  return { levels: loudness(sound.getChannelData(0), bars), seconds: sound.duration };
}

/** The root mean square of each part, from 0 to 1 relative to the loudest one. */
function loudness(samples: Float32Array, parts: number): number[] {
  const size = samples.length / parts;
  const levels = Array.from({ length: parts }, (_, part) =>
    rootMeanSquare(samples.subarray(Math.floor(part * size), Math.floor((part + 1) * size))),
  );
  const loudest = Math.max(...levels);
  return levels.map((level) => (loudest > 0 ? level / loudest : 0));
}
