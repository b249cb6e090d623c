import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';

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
  /** The button that sends the form, shown here after a recording. */
  sendButton: ReactNode;
}

export function RecorderPanel({ state, onClick, onListen, isHydrated, sendButton }: RecorderPanelProps) {
  const recording = state.name === 'recording' ? state : null;
  const isRunning = state.name === 'recording' || state.name === 'stopped';
  const quiet = state.name === 'success' || state.name === 'starting';
  const note = noteText(state);
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (recording && panel.current) showLines(panel.current);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once per recording, not for each measurement
  }, [state.name]);
  return (
    <div
      ref={panel}
      className={isHydrated ? 'recorder' : 'recorder awaits-script'}
      data-recorder={state.name}
    >
      <div>{state.name === 'idle' && state.problem ? <Problem problem={state.problem} /> : null}</div>
      <div className="flex flex-wrap items-center gap-2">
        <button
          type="button"
          className={`btn ${quiet ? 'btn-quiet' : 'btn-primary'} ${state.name === 'idle' ? '' : 'btn-small'}`}
          aria-disabled={state.name === 'stopped' ? true : undefined}
          onClick={onClick}
        >
          {state.name === 'success' ? null : (
            <svg viewBox="0 0 20 20" width="1.06rem" height="1.06rem" aria-hidden="true">
              {isRunning ? (
                <rect x="4" y="4" width="12" height="12" rx="2" fill="currentColor" />
              ) : (
                <circle cx="10" cy="10" r="7" fill="currentColor" />
              )}
            </svg>
          )}
          <span>{labels[state.name]}</span>
        </button>
        <span role="timer" className="recorder-time" hidden={!recording}>
          {recording ? secondsText(recording.elapsed) : ''}
        </span>
        {state.name === 'success' ? (
          <>
            <button type="button" className="btn btn-quiet btn-small" onClick={onListen}>
              Listen
            </button>
            {sendButton}
          </>
        ) : null}
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

/**
 * On phones, scrolls to the first line to read if the screen shows no whole line above the panel, or only the first one or
 * two. Elsewhere the panel doesn't stick, so scrolling could hide the button that stops the recording.
 */
function showLines(panel: HTMLElement): void {
  if (getComputedStyle(panel).position !== 'sticky') return;
  const lines = [...(panel.closest('form')?.querySelectorAll('li > p:first-child, blockquote') ?? [])];
  const bottom = panel.getBoundingClientRect().top;
  const readable = lines.filter((line) => {
    const place = line.getBoundingClientRect();
    return place.top >= 0 && place.bottom <= bottom;
  });
  const onlyBegins = readable.length < 3 && (readable.length === 0 || readable[0] === lines[0]);
  if (onlyBegins) lines[0]?.scrollIntoView();
}

const bars = 20;

function LevelMeter({ recording }: { recording: Extract<RecorderState, { name: 'recording' }> | null }) {
  const lit = recording ? Math.round(meterLevel(recording.loudness) * bars) : 0;
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1" hidden={!recording}>
      <svg viewBox="0 0 158 20" width="158" height="20" aria-hidden="true">
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
