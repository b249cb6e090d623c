import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';

import { lineOf, takeSteps } from './steps';

test('a red step is told and keeps none of the others from being taken', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'steps-'));
  const steps = [
    { name: 'red', command: 'echo said; echo and why >&2; exit 3' },
    { name: 'unknown', command: 'no-such-command' },
    { name: 'green', command: 'test "$SEED" = 7', variables: { SEED: '7' } },
  ];
  const verdicts = [];
  for await (const verdict of takeSteps(steps, folder)) verdicts.push(verdict);
  expect(verdicts.map(({ isGreen }) => isGreen)).toEqual([false, false, true]);
  expect(readFileSync(join(folder, 'red.log'), 'utf8').split('\n').sort()).toEqual(['', 'and why', 'said']);
  expect(verdicts.map(lineOf)[0]).toMatch(/^red +RED +0:\d\d  .+red\.log$/);
});
