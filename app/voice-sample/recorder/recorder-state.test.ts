import { describe, expect, it } from 'vitest';

import { toRecorderProblem } from './microphone';
import { idle, nextState } from './recorder-state';
import type { RecorderEvent, RecorderState } from './recorder-state';

const sample = new File(['sound'], 'voice-sample.webm');
const finishedAfter = (seconds: number): RecorderEvent => ({ type: 'finished', sample, seconds });
const finished = finishedAfter(12);

describe('nextState', () => {
  it('goes from idle through recording to a sample', () => {
    const recording = after({ type: 'start-requested' }, { type: 'started' }, ...sound(0, 12));
    expect(recording).toMatchObject({ name: 'recording', elapsed: 12_000, heard: true });
    const stopped = nextState(recording, { type: 'stop-requested' });
    expect(stopped).toMatchObject({ name: 'stopped' });
    expect(nextState(stopped, finished)).toEqual({ name: 'success', elapsed: 12_000, heard: true, sample });
  });

  it('rejects a recording shorter than ten seconds', () => {
    const short = nextState(recording(...sound(0, 9.9)), finishedAfter(9.9));
    expect(short).toEqual({ name: 'too-short', elapsed: 9_900 });
    expect(nextState(recording(...sound(0, 10)), finishedAfter(9.8))).toMatchObject({ name: 'success' });
  });

  it('trusts the length of the sample over the clock', () => {
    const short = nextState(recording(...sound(0, 12)), finishedAfter(8.2));
    expect(short).toEqual({ name: 'too-short', elapsed: 8_200 });
    expect(nextState(recording(...sound(0, 9.4)), finishedAfter(10.1))).toMatchObject({ name: 'success' });
  });

  it('stops after three seconds of silence once ten seconds have passed', () => {
    expect(recording(...sound(0, 11), ...silence(11, 13.9)).name).toBe('recording');
    expect(recording(...sound(0, 11), ...silence(11, 14)).name).toBe('stopped');
  });

  it('ignores silence during the first ten seconds', () => {
    expect(recording(...sound(0, 5), ...silence(5, 12.9)).name).toBe('recording');
    expect(recording(...sound(0, 5), ...silence(5, 13)).name).toBe('stopped');
  });

  it('starts counting silence again when somebody speaks', () => {
    const events = [...sound(0, 11), ...silence(11, 13.5), ...sound(13.5, 14), ...silence(14, 16.9)];
    expect(recording(...events).name).toBe('recording');
  });

  it('stops after a minute even if there is sound', () => {
    expect(recording(...sound(0, 59.9)).name).toBe('recording');
    expect(recording(...sound(0, 60)).name).toBe('stopped');
  });

  it('marks a silent recording as not heard', () => {
    expect(recorded(...silence(0, 12))).toMatchObject({ name: 'success', heard: false });
  });

  it('marks a recording as heard although it ends in silence', () => {
    expect(recorded(...sound(0, 10), ...silence(10, 12))).toMatchObject({ name: 'success', heard: true });
  });

  it('accepts a recording that the browser ends', () => {
    expect(nextState(recording(...sound(0, 11)), finished).name).toBe('success');
  });

  it('drops the sample when a new recording starts', () => {
    const success = recorded(...sound(0, 12));
    expect(nextState(success, { type: 'start-requested' })).toEqual({ name: 'starting' });
    expect(nextState(success, { type: 'reset' })).toEqual(idle);
  });
});

it('toRecorderProblem maps browser errors to problems', () => {
  const names = ['NotAllowedError', 'NotFoundError', 'NotReadableError', 'TypeError'];
  const problems = names.map((name) => toRecorderProblem(new DOMException('', name)));
  expect(problems).toEqual(['denied', 'missing', 'busy', 'failed']);
  expect(toRecorderProblem('nonsense')).toBe('failed');
});

function after(...events: RecorderEvent[]): RecorderState {
  return events.reduce(nextState, idle);
}

function recording(...events: RecorderEvent[]): RecorderState {
  return after({ type: 'start-requested' }, { type: 'started' }, ...events);
}

function recorded(...events: RecorderEvent[]): RecorderState {
  return nextState(recording(...events), finished);
}

function sound(from: number, to: number): RecorderEvent[] {
  return measurements(from, to, 0.2);
}

function silence(from: number, to: number): RecorderEvent[] {
  return measurements(from, to, 0.001);
}

/** Ten measurements a second; the first is 100 ms after `from`. */
function measurements(from: number, to: number, loudness: number): RecorderEvent[] {
  const count = Math.round((to - from) * 10);
  return Array.from({ length: count }, (_, index) => ({
    type: 'measured',
    elapsed: Math.round(from * 1_000 + (index + 1) * 100),
    loudness,
  }));
}
