import { rootMeanSquare } from './root-mean-square';

/** The sample rate in hertz: the lowest that every browser supports, which is enough for drawing a waveform. */
const decodedRate = 8_000;
const bars = 72;

/** Decodes a recording to its length in seconds and the loudness of equal parts. Rejects if the browser can't. */
export async function readSound(sample: Blob): Promise<{ levels: number[]; seconds: number }> {
  const context = new OfflineAudioContext(1, 1, decodedRate);
  const sound = await context.decodeAudioData(await sample.arrayBuffer());
  return { levels: loudness(sound.getChannelData(0), bars), seconds: sound.duration };
}

/** The root mean square of each part, from 0 to 1 relative to the loudest one. */
export function loudness(samples: Float32Array, parts: number): number[] {
  const size = samples.length / parts;
  const levels = Array.from({ length: parts }, (_, part) =>
    rootMeanSquare(samples.subarray(Math.floor(part * size), Math.floor((part + 1) * size))),
  );
  const loudest = Math.max(...levels);
  return levels.map((level) => (loudest > 0 ? level / loudest : 0));
}
