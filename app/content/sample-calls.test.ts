import { statSync } from 'node:fs';
import { expect, test } from 'vitest';

import { calls } from '../../scripts/sample-calls';
import { sampleCallRecordings } from './sample-call-recordings';
import { sampleCall } from './sample-calls';
import type { RecordingName } from './sample-calls';
import { trades } from './trades/trades';

const scripts = new Map(
  Object.entries(calls).map(([name, { lines }]) => [
    name,
    lines.map((line) => (typeof line === 'string' ? line : line.text)),
  ]),
);
const names = Object.keys(sampleCallRecordings) as RecordingName[];

test.each(names)('the recording %s is as long as its transcript, which is its script', (name) => {
  const { src, seconds, lines, wave } = sampleCall(name, '');
  expect(lines.map(({ text }) => text)).toEqual(scripts.get(name));
  const bytesPerSecond = 4_000;
  expect(Math.abs(statSync(`public${src}`).size / bytesPerSecond - seconds)).toBeLessThan(1);
  for (const [index, { text, atSeconds }] of lines.entries())
    expect(atSeconds, `the time of “${text}”`).toBeGreaterThan(lines[index - 1]?.atSeconds ?? 0);
  expect(wave).toMatch(/^\d{72}$/);
});

test('every script has a recording, and every trade two of its own', () => {
  expect([...scripts.keys()]).toEqual(names);
  const sources = trades.flatMap(({ calls: [books, putThrough] }) => [
    books.recording.src,
    putThrough.recording.src,
  ]);
  expect(new Set(sources).size).toBe(2 * trades.length);
});
