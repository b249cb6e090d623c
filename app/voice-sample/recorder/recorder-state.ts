import type { recorderProblems } from '~/content/recorder-texts';

export const recorderRules = {
  shortestMs: 10_000,
  longestMs: 60_000,
  /** After the shortest length, this much silence ends the recording. */
  silenceMs: 3_000,
  /** A root mean square below this counts as silence; full scale is 1. */
  silentBelow: 0.005,
} as const;

export type RecorderProblem = keyof typeof recorderProblems;

export type RecorderState =
  | { name: 'idle'; problem?: RecorderProblem }
  | { name: 'starting' }
  | { name: 'recording'; elapsed: number; loudness: number; heard: boolean; soundUntil: number }
  | { name: 'stopped'; elapsed: number; heard: boolean }
  | { name: 'too-short'; elapsed: number }
  | { name: 'success'; elapsed: number; heard: boolean; sample: File };

export type RecorderEvent =
  | { type: 'start-requested' }
  | { type: 'started' }
  /** Sent several times a second. `elapsed` is in milliseconds since 'started'. */
  | { type: 'measured'; elapsed: number; loudness: number }
  | { type: 'stop-requested' }
  /** `seconds` is the length of the sample itself, because a busy machine records less than the clock says. */
  | { type: 'finished'; sample: File; seconds: number }
  | { type: 'failed'; problem: RecorderProblem }
  | { type: 'reset' };

export const idle: RecorderState = { name: 'idle' };

/** The state after an event. Events that don't apply to the current state are ignored. */
export function nextState(state: RecorderState, event: RecorderEvent): RecorderState {
  switch (event.type) {
    case 'start-requested':
      return { name: 'starting' };
    case 'started':
      return state.name === 'starting'
        ? { name: 'recording', elapsed: 0, loudness: 0, heard: false, soundUntil: 0 }
        : state;
    case 'measured':
      return state.name === 'recording' ? measured(state, event) : state;
    case 'stop-requested':
      return state.name === 'recording' ? stopped(state) : state;
    case 'finished':
      return state.name === 'recording' || state.name === 'stopped' ? finished(state, event) : state;
    case 'failed':
      return { name: 'idle', problem: event.problem };
    case 'reset':
      return idle;
  }
}

type Recording = Extract<RecorderState, { name: 'recording' }>;

function measured(state: Recording, { elapsed, loudness }: { elapsed: number; loudness: number }) {
  const sounds = loudness >= recorderRules.silentBelow;
  const soundUntil = sounds
    ? elapsed
    : Math.max(state.soundUntil, Math.min(elapsed, recorderRules.shortestMs));
  const next: Recording = { ...state, elapsed, loudness, heard: state.heard || sounds, soundUntil };
  const silent = elapsed > recorderRules.shortestMs && elapsed - soundUntil >= recorderRules.silenceMs;
  return silent || elapsed >= recorderRules.longestMs ? stopped(next) : next;
}

function stopped({ elapsed, heard }: Recording): RecorderState {
  return { name: 'stopped', elapsed, heard };
}

function finished(
  { elapsed, heard }: Extract<RecorderState, { name: 'recording' | 'stopped' }>,
  { sample, seconds }: Extract<RecorderEvent, { type: 'finished' }>,
): RecorderState {
  const measured = seconds * 1_000;
  const tooShort = Math.max(elapsed, measured) < recorderRules.shortestMs || !isLongEnough(seconds);
  return tooShort
    ? { name: 'too-short', elapsed: Math.min(elapsed, measured) }
    : { name: 'success', elapsed, heard, sample };
}

/** A recording can be a few tenths of a second shorter than the timer that the visitor sees. */
const toleranceSeconds = 0.25;

/** Whether the file is long enough. The browser and the server both check this. */
export function isLongEnough(seconds: number): boolean {
  return seconds >= recorderRules.shortestMs / 1_000 - toleranceSeconds;
}
