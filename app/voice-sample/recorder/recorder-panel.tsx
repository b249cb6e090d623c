import { problemTexts } from './recorder-problems';
import type { RecorderProblem } from './recorder-problems';
import type { RecorderState } from './recorder-state';
import { heardText, labels, meterLevel, noteText, secondsText, statusText } from './recorder-texts';

interface RecorderPanelProps {
  state: RecorderState;
  onClick: () => void;
  /** Plays the recording. */
  onListen: () => void;
  /** Whether the island has hydrated. Nothing can be recorded before. */
  isHydrated: boolean;
}

export function RecorderPanel({ state, onClick, onListen, isHydrated }: RecorderPanelProps) {
  const recording = state.name === 'recording' ? state : null;
  const quiet = state.name === 'success' || state.name === 'starting';
  const note = noteText(state);
  return (
    <div className={isHydrated ? 'recorder' : 'recorder awaits-script'} data-recorder={state.name}>
      <div>{state.name === 'idle' && state.problem ? <Problem problem={state.problem} /> : null}</div>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
        <button
          type="button"
          className={`btn ${quiet ? 'btn-quiet' : 'btn-primary'}`}
          aria-disabled={state.name === 'stopped' ? true : undefined}
          onClick={onClick}
        >
          <svg viewBox="0 0 20 20" width="1.06rem" height="1.06rem" aria-hidden="true">
            <rect className="recorder-stop" x="4" y="4" width="12" height="12" rx="2" fill="currentColor" />
            <circle className="recorder-dot" cx="10" cy="10" r="7" fill="currentColor" />
          </svg>
          <span>{labels[state.name]}</span>
        </button>
        <span role="timer" className="recorder-time" hidden={!recording}>
          {recording ? secondsText(recording.elapsed) : ''}
        </span>
      </div>
      <div>
        {/* Screen readers announce each change of this text: at the start, after ten seconds and at the end. */}
        <p role="status" className="recorder-status">
          {statusText(state)}
        </p>
        <p className="hint" hidden={state.name !== 'idle'}>
          Stops when you stop talking (after 10&nbsp;s).
        </p>
      </div>
      <LevelMeter recording={recording} />
      {state.name === 'success' ? (
        <div className="flex flex-wrap gap-3">
          <button type="button" className="btn btn-quiet btn-small" onClick={onListen}>
            Listen
          </button>
          <button type="submit" className="btn btn-primary btn-small" data-pending="Cloning your voice…">
            <span>Use this</span>
          </button>
        </div>
      ) : null}
      <p className="recorder-note" hidden={note === ''}>
        {note}
      </p>
    </div>
  );
}

function Problem({ problem }: { problem: RecorderProblem }) {
  const { message, advice } = problemTexts[problem];
  return (
    <div role="alert" className="recorder-problem">
      <p className="font-bold">{message}</p>
      <p>{advice}</p>
    </div>
  );
}

const bars = 24;

function LevelMeter({ recording }: { recording: Extract<RecorderState, { name: 'recording' }> | null }) {
  const lit = recording ? Math.round(meterLevel(recording.loudness) * bars) : 0;
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1" hidden={!recording}>
      <svg viewBox="0 0 190 20" width="190" height="20" aria-hidden="true">
        {Array.from({ length: bars }, (_, bar) => (
          <rect
            key={bar}
            x={bar * 8}
            y="2"
            width="5"
            height="16"
            rx="2.5"
            className={bar < lit ? 'recorder-bar recorder-lit' : 'recorder-bar'}
          />
        ))}
      </svg>
      <span className="hint">{recording ? heardText(recording) : ''}</span>
    </div>
  );
}
