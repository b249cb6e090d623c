import fc from 'fast-check';

/** Of all random tests: the same in every run, drawn with `LONG_TESTS=1`; `TEST_SEED` repeats a run. Workers inherit it. */
process.env.TEST_SEED ??= process.env.LONG_TESTS ? String(Date.now() % 1_000_000_000) : '20260101';
export const seed = Number(process.env.TEST_SEED);
fc.configureGlobal({ seed });

/** A small generator (mulberry32), so that a failure can be repeated. */
export function randomNumbers(from = seed): () => number {
  let state = from;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Some bytes changed, most of them in the headers; sometimes a piece is missing or set to all ones. */
export function mutated(original: Buffer, random: () => number): Buffer {
  const bytes = Buffer.from(original);
  for (let change = 0; change < 1 + random() * 24; change += 1) {
    const reach = random() < 0.6 ? Math.min(400, bytes.length) : bytes.length;
    bytes[Math.floor(random() * reach)] = Math.floor(random() * 256);
  }
  const at = Math.floor(random() * bytes.length);
  if (random() < 0.2) return bytes.subarray(0, at);
  if (random() < 0.2) bytes.subarray(at, at + 8).fill(0xff);
  return bytes;
}
