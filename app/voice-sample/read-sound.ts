/** Hertz: the lowest that every browser decodes to, since a picture needs no more. */
const decodedRate = 8_000;
const bars = 72;

/** Length in seconds, and loudness of equal parts. Rejects what the browser does not decode. */
export async function readSound(sample: Blob): Promise<{ levels: number[]; seconds: number }> {
  const context = new OfflineAudioContext(1, 1, decodedRate);
  const sound = await context.decodeAudioData(await sample.arrayBuffer());
  return { levels: loudness(sound.getChannelData(0), bars), seconds: sound.duration };
}

/** Root mean square of each part, 0 to 1 of the loudest one. */
export function loudness(samples: Float32Array, parts: number): number[] {
  const size = samples.length / parts;
  const levels = Array.from({ length: parts }, (_, part) =>
    rootMeanSquare(samples.subarray(Math.floor(part * size), Math.floor((part + 1) * size))),
  );
  const loudest = Math.max(...levels);
  return levels.map((level) => (loudest > 0 ? level / loudest : 0));
}

function rootMeanSquare(samples: Float32Array): number {
  if (samples.length === 0) return 0;
  return Math.sqrt(samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length);
}
