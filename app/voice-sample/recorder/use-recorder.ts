import { useEffect, useReducer, useRef } from 'react';

import { record } from './microphone';
import type { Recording } from './microphone';
import { idle, nextState } from './recorder-state';
import type { RecorderState } from './recorder-state';

interface Recorder {
  state: RecorderState;
  /** Starts, stops or cancels, depending on the state. */
  handleClick: () => void;
  reset: () => void;
}

/** Connects the microphone to the recorder state. `onSample` gets `null` when a new recording starts. */
export function useRecorder(onSample: (sample: File | null) => void): Recorder {
  const [state, send] = useReducer(nextState, idle);
  const recording = useRef<Recording>();

  useEffect(() => {
    if (state.name === 'stopped') recording.current?.stop();
    if (state.name === 'success') onSample(state.sample);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- runs once per state change
  }, [state.name]);

  useEffect(() => {
    const discard = () => recording.current?.discard();
    window.addEventListener('pagehide', discard);
    return () => {
      discard();
      window.removeEventListener('pagehide', discard);
    };
  }, []);

  function start() {
    recording.current?.discard();
    send({ type: 'start-requested' });
    onSample(null);
    recording.current = record(send);
  }

  function reset() {
    recording.current?.discard();
    send({ type: 'reset' });
  }

  function handleClick() {
    if (state.name === 'recording') send({ type: 'stop-requested' });
    else if (state.name === 'starting') reset();
    else if (state.name !== 'stopped') start();
  }

  return { state, handleClick, reset };
}
