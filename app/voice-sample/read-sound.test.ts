import { expect, test } from 'vitest';

import { loudness } from './read-sound';

test('each part is as loud as it is beside the loudest one', () => {
  const samples = Float32Array.from([0, 0, 0.25, -0.25, 0.5, -0.5, 0.1, 0.1]);
  expect(loudness(samples, 4).map((level) => Math.round(level * 10) / 10)).toEqual([0, 0.5, 1, 0.2]);
});

test('silence, and less sound than parts, are flat', () => {
  expect(loudness(new Float32Array(8), 4)).toEqual([0, 0, 0, 0]);
  expect(loudness(new Float32Array(0), 3)).toEqual([0, 0, 0]);
});
