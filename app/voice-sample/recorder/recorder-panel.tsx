import { LevelMeter } from './level-meter';
import { problemTexts } from './recorder-problems';
import type { RecorderProblem } from './recorder-problems';
import { recorderRules } from './recorder-state';
import type { RecorderState } from './recorder-state';
import type { Recorder } from './use-recorder';

/** The recorder's one button, what it does at the moment, and what is wrong with the microphone. */
export function RecorderPanel({ recorder }: { recorder: Recorder }) {
  const { state } = recorder;
  return (
    <div className="grid gap-3">
      {state.name === 'idle' && state.problem ? <Problem problem={state.problem} /> : null}
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
        <RecorderButton recorder={recorder} />
        {state.name === 'recording' ? (
          <span role="timer" className="font-display text-2xl font-bold tabular-nums">
            {secondsText(state.elapsed)}
          </span>
        ) : null}
      </div>
      <div>
        {/* Its text changes at the start, after ten seconds and at the end: that is what is read out. */}
        <p role="status" className={isOver(state) ? 'text-lg font-bold' : 'font-semibold'}>
          {statusText(state)}
        </p>
        {state.name === 'idle' ? (
          <p className="hint">It ends by itself when you fall silent after 10 seconds.</p>
        ) : null}
      </div>
      {state.name === 'recording' ? <LevelMeter loudness={state.loudness} heard={state.heard} /> : null}
      {state.name === 'too-short' ? (
        <p>
          That was {secondsText(state.elapsed)}. We need at least 10 to learn your voice; read one more quote.
        </p>
      ) : null}
      {state.name === 'success' && !state.heard ? (
        <p className="font-semibold text-danger">
          We hardly heard you. Play it back before you use it, and move closer to the microphone.
        </p>
      ) : null}
    </div>
  );
}

/** One element through all states, so that the keyboard's place is not lost. */
function RecorderButton({ recorder: { state, start, stop, reset } }: { recorder: Recorder }) {
  const { label, act, recording } = {
    idle: { label: 'Click here to record', act: start, recording: false },
    starting: { label: 'Cancel', act: reset, recording: false },
    recording: { label: 'Stop Recording', act: stop, recording: true },
    stopped: { label: 'One moment…', act: undefined, recording: true },
    'too-short': { label: 'Record Again', act: start, recording: false },
    success: { label: 'Re-record', act: start, recording: false },
  }[state.name];
  const look = state.name === 'success' || state.name === 'starting' ? 'btn-quiet' : 'btn-primary';
  return (
    <button type="button" className={`btn ${look}`} onClick={act} aria-disabled={!act || undefined}>
      <svg viewBox="0 0 20 20" width="18" height="18" aria-hidden="true">
        {recording ? (
          <rect x="4" y="4" width="12" height="12" rx="2" fill="currentColor" />
        ) : (
          <circle cx="10" cy="10" r="7" fill="currentColor" />
        )}
      </svg>
      {label}
    </button>
  );
}

function Problem({ problem }: { problem: RecorderProblem }) {
  const { message, advice } = problemTexts[problem];
  return (
    <div role="alert" className="rounded-xl border-2 border-danger bg-danger-tint p-4">
      <p className="font-bold">{message}</p>
      <p>{advice}</p>
    </div>
  );
}

function statusText(state: RecorderState): string {
  switch (state.name) {
    case 'starting':
      return 'Your browser asks whether we may use the microphone.';
    case 'recording':
      return state.elapsed < recorderRules.shortest
        ? 'Recording. Keep going for at least 10 seconds.'
        : 'That is enough. You can stop now, or read on.';
    case 'too-short':
      return 'Recording too short';
    case 'success':
      return 'Recording complete';
    default:
      return '';
  }
}

function isOver({ name }: RecorderState): boolean {
  return name === 'too-short' || name === 'success';
}

function secondsText(elapsed: number): string {
  const seconds = Math.floor(elapsed / 1_000);
  return `${seconds} ${seconds === 1 ? 'second' : 'seconds'}`;
}
