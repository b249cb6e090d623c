import { useEffect, useReducer, useRef } from 'react';

import { record } from './microphone';
import type { Recording } from './microphone';
import { idle, nextState } from './recorder-state';
import type { RecorderState } from './recorder-state';

export interface Recorder {
  state: RecorderState;
  start: () => void;
  stop: () => void;
  /** Forgets the recording. */
  reset: () => void;
}

/** Ties the recorder's states to the microphone. */
export function useRecorder(): Recorder {
  const [state, send] = useReducer(nextState, idle);
  const recording = useRef<Recording>();

  useEffect(() => () => recording.current?.discard(), []);
  useEffect(() => {
    if (state.name === 'stopped') recording.current?.stop();
  }, [state.name]);

  function start() {
    recording.current?.discard();
    send({ type: 'start-asked' });
    recording.current = record({
      onStart: () => send({ type: 'started' }),
      onMeasure: (elapsed, loudness) => send({ type: 'measured', elapsed, loudness }),
      onFinish: (sample) => send({ type: 'finished', sample }),
      onProblem: (problem) => send({ type: 'failed', problem }),
    });
  }

  function reset() {
    recording.current?.discard();
    send({ type: 'reset' });
  }

  return { state, start, stop: () => send({ type: 'stop-asked' }), reset };
}
