import fc from 'fast-check';

/**
 * The seed of all randomized tests. It is fixed by default, random with `LONG_TESTS=1`, and `TEST_SEED` repeats a run.
 * Workers inherit the environment variable.
 */
process.env.TEST_SEED ??= process.env.LONG_TESTS ? String(Date.now() % 1_000_000_000) : '20260101';
export const seed = Number(process.env.TEST_SEED);
fc.configureGlobal({ seed });

/** Any text without lone surrogates. `fc.string({ unit: 'binary' })` is the same, but takes two seconds to list all characters. */
export const anyText = (limits: { maxLength?: number } = {}) => fc.string({ unit: character, ...limits });

const surrogates = { first: 0xd800, count: 0x800 };
const character = fc
  .integer({ min: 0, max: 0x10_ff_ff - surrogates.count })
  .map((index) => String.fromCodePoint(index < surrogates.first ? index : index + surrogates.count));

/** A seeded random number generator (mulberry32), so that failures can be reproduced. */
export function createRandom(from = seed): () => number {
  let state = from;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Returns a copy with random bytes changed, mostly in the first 400. Some copies are truncated or have a run of 0xFF. */
export function mutateBytes(original: Buffer, random: () => number): Buffer {
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
