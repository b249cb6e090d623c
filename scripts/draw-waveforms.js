/** On a Debian with `sox libsox-fmt-mp3`: measures the sample calls, writes app/content/sample-call-waves.ts. */
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';

import { calls } from './sample-calls.js';

const target = 'app/content/sample-call-waves.ts';
const bars = 72;

const waves = Object.fromEntries(Object.entries(calls).map(([name, { file }]) => [name, measure(file)]));
writeFileSync(
  target,
  `/** Made by scripts/draw-waveforms.js: the loudness of each recording in ${bars} equal parts, 0 to 9. */
export const sampleCallWaves = ${JSON.stringify(waves)} as const;\n`,
);
execFileSync('npx', ['prettier', '--write', target]);

function measure(/** @type {string} */ file) {
  const raw = execFileSync(
    'sox',
    [`public/${file}`, '-t', 'raw', '-e', 'signed', '-b', '16', '-c', '1', '-'],
    {
      maxBuffer: 64 * 1024 * 1024,
    },
  );
  const samples = new Int16Array(raw.buffer, raw.byteOffset, raw.byteLength >> 1);
  const size = Math.floor(samples.length / bars);
  const levels = Array.from({ length: bars }, (_, bar) =>
    loudness(samples.subarray(bar * size, (bar + 1) * size)),
  );
  const most = Math.max(...levels);
  return levels.map((level) => Math.round((level / most) * 9)).join('');
}

function loudness(/** @type {Int16Array} */ samples) {
  return Math.sqrt(samples.reduce((sum, value) => sum + value * value, 0) / samples.length);
}
