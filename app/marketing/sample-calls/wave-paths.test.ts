import { expect, test } from 'vitest';

import { waveSize } from '~/platform/ui/player/wave';
import { wavePaths } from './wave-paths';

const call = {
  title: '',
  src: '',
  seconds: 4,
  wave: '0990',
  lines: [
    { atSeconds: 0, speaker: 'Receptionist', text: '' },
    { atSeconds: 2, speaker: 'Caller', text: '' },
  ],
} as const;

test('each speaker has the bars of the time in which they talk', () => {
  const { Receptionist, Caller } = wavePaths(call);
  const placesOf = (path: string) => [...path.matchAll(/M([\d.]+) /g)].map(([, x]) => Number(x));
  expect(placesOf(Receptionist)).toEqual([36, 108]);
  expect(placesOf(Caller)).toEqual([180, 252]);
});

test('the loudest bar fits the drawing', () => {
  const heights = [...wavePaths(call).Caller.matchAll(/v([\d.]+)/g)].map(([, height]) => Number(height));
  expect(Math.max(...heights)).toBeLessThanOrEqual(waveSize.height);
});
