/**
 * Makes the sample calls: `node scripts/make-sample-calls.js`, on a Debian with
 * `apt-get install flite sox libsox-fmt-mp3`. Writes public/sample-call-*.mp3 and, beside the texts, the second at
 * which each line starts: app/content/sample-call-lines.ts.
 *
 * The voices are flite's (CMU Arctic, free to use): the receptionist is `slt`, the callers `rms` and `awb`.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { calls } from './sample-calls.js';

/** @typedef {import('./sample-calls.js').Call} Call */
/** @typedef {import('./sample-calls.js').Line} Line */

const target = 'app/content/sample-call-lines.ts';
const rate = '16000';
const turnPause = 0.45;
const folder = mkdtempSync(join(tmpdir(), 'sample-calls-'));

const lines = Object.fromEntries(Object.entries(calls).map(([name, call]) => [name, make(name, call)]));
writeFileSync(
  target,
  `/** Made by scripts/make-sample-calls.js, with the recordings that it belongs to. */
export const sampleCallLines = ${JSON.stringify(lines)} as const;\n`,
);
run('npx', ['prettier', '--write', target]);

function make(/** @type {string} */ name, /** @type {Call} */ call) {
  const parts = [silence(`${name}-ring`, 0.5)];
  let at = 0.5;
  const timed = call.lines.map((line, index) => {
    const spoken = speak(`${name}-${index}`, line, call.caller);
    const pause = line.pause ?? turnPause;
    parts.push(spoken, silence(`${name}-${index}-pause`, pause));
    const atSeconds = Math.round(at * 10) / 10;
    at += seconds(spoken) + pause;
    return { atSeconds, speaker: line.speaker, text: line.text };
  });
  mix(parts, join('public', call.file));
  return { seconds: Math.round(at), lines: timed };
}

/** Loudness evened out. */
function speak(/** @type {string} */ id, /** @type {Line} */ line, /** @type {string} */ caller) {
  const raw = join(folder, `${id}-raw.wav`);
  const even = join(folder, `${id}.wav`);
  const receptionist = line.speaker === 'Receptionist';
  const stretch = receptionist ? '1.04' : '1.0';
  run('flite', [
    ...['-voice', receptionist ? 'slt' : caller],
    ...['--setf', `duration_stretch=${stretch}`],
    ...['-t', (line.said ?? line.text).replaceAll('’', "'"), raw],
  ]);
  // The voices begin and end with silence of their own; a caller is farther from the microphone.
  const trim = ['silence', '1', '0.02', '0.6%', 'reverse', 'silence', '1', '0.02', '0.6%', 'reverse'];
  run('sox', [raw, '-r', rate, '-c', '1', even, ...trim, 'norm', receptionist ? '-3' : '-5']);
  return even;
}

function silence(/** @type {string} */ id, /** @type {number} */ length) {
  const file = join(folder, `${id}.wav`);
  run('sox', ['-n', '-r', rate, '-c', '1', '-b', '16', file, 'trim', '0', String(length)]);
  return file;
}

/** As a phone line sounds: its band, a little compression, room and line noise. */
function mix(/** @type {string[]} */ parts, /** @type {string} */ target) {
  const dry = join(folder, 'dry.wav');
  const noise = join(folder, 'noise.wav');
  run('sox', [...parts, dry, 'reverb', '12', '40', '25', 'compand', '0.02,0.2', '6:-60,-45,-20,-12', '-7']);
  run('sox', [dry, noise, 'synth', 'pinknoise', 'vol', '0.006']);
  run('sox', [
    ...['-m', dry, noise, '-C', '32', '-c', '1', '-r', rate, target],
    ...['highpass', '-2', '300', 'lowpass', '-2', '3400', 'lowpass', '-2', '3400', 'norm', '-2'],
  ]);
}

function seconds(/** @type {string} */ file) {
  return Number(execFileSync('soxi', ['-D', file], { encoding: 'utf8' }));
}

function run(/** @type {string} */ command, /** @type {string[]} */ args) {
  execFileSync(command, args, { stdio: ['ignore', 'ignore', 'inherit'] });
}
