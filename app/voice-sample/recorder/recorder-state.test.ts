import { describe, expect, it } from 'vitest';

import { problemOf } from './recorder-problems';
import { idle, nextState } from './recorder-state';
import type { RecorderEvent, RecorderState } from './recorder-state';

const sample = new File(['sound'], 'voice-sample.webm');
const finishedAfter = (seconds: number): RecorderEvent => ({ type: 'finished', sample, seconds });
const finished = finishedAfter(12);

describe('the recorder', () => {
  it('goes from idle to a sample', { tags: ['4.recorder.1', '4.recorder.4', '3.clone.3'] }, () => {
    const recording = after({ type: 'start-requested' }, { type: 'started' }, ...sound(0, 12));
    expect(recording).toMatchObject({ name: 'recording', elapsed: 12_000, heard: true });
    const stopped = nextState(recording, { type: 'stop-requested' });
    expect(stopped).toMatchObject({ name: 'stopped' });
    expect(nextState(stopped, finished)).toEqual({ name: 'success', elapsed: 12_000, heard: true, sample });
  });

  it('refuses what is shorter than ten seconds', { tags: ['4.recorder.3', '5.13', '9.voice.1'] }, () => {
    const short = nextState(recording(...sound(0, 9.9)), finishedAfter(9.9));
    expect(short).toEqual({ name: 'too-short', elapsed: 9_900 });
    expect(nextState(recording(...sound(0, 10)), finishedAfter(9.8))).toMatchObject({ name: 'success' });
  });

  it('goes by what was recorded where the clock says otherwise', { tags: ['4.recorder.3', '5.13'] }, () => {
    const short = nextState(recording(...sound(0, 12)), finishedAfter(8.2));
    expect(short).toEqual({ name: 'too-short', elapsed: 8_200 });
    expect(nextState(recording(...sound(0, 9.4)), finishedAfter(10.1))).toMatchObject({ name: 'success' });
  });

  it('stops after three seconds of silence once over ten', { tags: ['4.recorder.5', '9.voice.1'] }, () => {
    expect(recording(...sound(0, 11), ...silence(11, 13.9)).name).toBe('recording');
    expect(recording(...sound(0, 11), ...silence(11, 14)).name).toBe('stopped');
  });

  it('counts no silence of the first ten seconds', { tags: ['4.recorder.5'] }, () => {
    expect(recording(...sound(0, 5), ...silence(5, 12.9)).name).toBe('recording');
    expect(recording(...sound(0, 5), ...silence(5, 13)).name).toBe('stopped');
  });

  it('starts counting again when somebody speaks', { tags: ['4.recorder.5'] }, () => {
    const events = [...sound(0, 11), ...silence(11, 13.5), ...sound(13.5, 14), ...silence(14, 16.9)];
    expect(recording(...events).name).toBe('recording');
  });

  it('stops after a minute whatever it hears', { tags: ['4.recorder.1'] }, () => {
    expect(recording(...sound(0, 59.9)).name).toBe('recording');
    expect(recording(...sound(0, 60)).name).toBe('stopped');
  });

  it('knows that it heard nothing at all', { tags: ['4.recorder.4'] }, () => {
    expect(recorded(...silence(0, 12))).toMatchObject({ name: 'success', heard: false });
  });

  it('takes a recording that ends by itself', { tags: ['4.recorder.1'] }, () => {
    expect(nextState(recording(...sound(0, 11)), finished).name).toBe('success');
  });

  it('forgets the recording when it records again', { tags: ['4.recorder.6'] }, () => {
    const success = recorded(...sound(0, 12));
    expect(nextState(success, { type: 'start-requested' })).toEqual({ name: 'starting' });
    expect(nextState(success, { type: 'reset' })).toEqual(idle);
  });
});

it('tells the ways in which a microphone fails apart', { tags: ['8.6', '8.7'] }, () => {
  const names = ['NotAllowedError', 'NotFoundError', 'NotReadableError', 'TypeError'];
  const problems = names.map((name) => problemOf(new DOMException('', name)));
  expect(problems).toEqual(['denied', 'missing', 'busy', 'failed']);
  expect(problemOf('nonsense')).toBe('failed');
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

/** Ten a second, the first one after `from`. */
function measurements(from: number, to: number, loudness: number): RecorderEvent[] {
  const count = Math.round((to - from) * 10);
  return Array.from({ length: count }, (_, index) => ({
    type: 'measured',
    elapsed: Math.round(from * 1_000 + (index + 1) * 100),
    loudness,
  }));
}
