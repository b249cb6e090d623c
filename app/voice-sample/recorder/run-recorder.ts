import { record } from './microphone';
import type { Recording } from './microphone';
import { idle, nextState } from './recorder-state';
import type { RecorderEvent, RecorderState } from './recorder-state';
import { showRecorder } from './show-recorder';

export interface Recorder {
  reset: () => void;
}

export function runRecorder(
  panel: HTMLElement,
  onChange: (state: RecorderState, before: RecorderState) => void,
): Recorder {
  let state: RecorderState = idle;
  let recording: Recording | undefined;

  function send(event: RecorderEvent): void {
    const before = state;
    state = nextState(before, event);
    if (state === before) return;
    showRecorder(panel, state);
    if (state.name === before.name) return;
    if (state.name === 'stopped') recording?.stop();
    onChange(state, before);
  }

  function start(): void {
    recording?.discard();
    send({ type: 'start-requested' });
    recording = record({
      onStart: () => send({ type: 'started' }),
      onMeasure: (elapsed, loudness) => send({ type: 'measured', elapsed, loudness }),
      onFinish: (sample, seconds) => send({ type: 'finished', sample, seconds }),
      onProblem: (problem) => send({ type: 'failed', problem }),
    });
  }

  function reset(): void {
    recording?.discard();
    send({ type: 'reset' });
  }

  panel.querySelector('[data-recorder-button]')?.addEventListener('click', () => {
    if (state.name === 'recording') send({ type: 'stop-requested' });
    else if (state.name === 'starting') reset();
    else if (state.name !== 'stopped') start();
  });
  window.addEventListener('pagehide', () => recording?.discard());
  panel.classList.remove('awaits-script');
  return { reset };
}
