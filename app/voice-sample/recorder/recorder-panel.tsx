import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';

import { recorderLabels, recorderProblems, recorderTexts } from '~/content/recorder-texts';
import type { ButtonLook } from '~/platform/forms/submit-button';
import { recorderRules } from './recorder-state';
import type { RecorderProblem, RecorderState } from './recorder-state';

interface RecorderPanelProps {
  state: RecorderState;
  onClick: () => void;
  /** Plays the recording. */
  onListen: () => void;
  /** Whether the island has hydrated. Nothing can be recorded before. */
  isHydrated: boolean;
  /** The look of the button that begins a recording. It is quiet if recording isn't the next step. */
  look: ButtonLook;
  /** The button that sends the form. It is shown here after a recording, unless the owner should listen first. */
  sendButton: ReactNode;
}

export function RecorderPanel(props: RecorderPanelProps) {
  const { state, onClick, onListen, isHydrated, look, sendButton } = props;
  const recording = state.name === 'recording' ? state : null;
  const isRunning = state.name === 'recording' || state.name === 'stopped';
  const isOver = state.name === 'too-short' || state.name === 'success';
  const isIdle = state.name === 'idle';
  const laterLook = state.name === 'success' || state.name === 'starting' ? 'quiet' : 'primary';
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
          className={`btn btn-${isIdle ? look : laterLook} ${isIdle ? '' : 'btn-small'}`}
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
          <span>{recorderLabels[state.name]}</span>
        </button>
        {state.name === 'success' ? (
          <>
            <button type="button" className="btn btn-quiet btn-small" onClick={onListen}>
              Listen
            </button>
            {state.heard ? sendButton : null}
          </>
        ) : null}
      </div>
      <div>
        {/* Screen readers announce each change of this text: at the start, after ten seconds and at the end. */}
        <p role="status" className={isOver ? 'text-lg font-bold' : 'font-semibold'}>
          {statusText(state)}
        </p>
        <p className="hint" hidden={state.name !== 'idle'}>
          Stops when you stop talking (after 10&nbsp;s).
        </p>
      </div>
      <TimeAndLevel recording={recording} />
      <p className="recorder-note" hidden={note === ''}>
        {note}
      </p>
    </div>
  );
}

/** The text next to the button, which screen readers announce when it changes. */
function statusText(state: RecorderState): string {
  switch (state.name) {
    case 'starting':
      return recorderTexts.asking;
    case 'recording':
      return state.elapsed < recorderRules.shortestMs ? recorderTexts.keepGoing : recorderTexts.longEnough;
    case 'too-short':
      return recorderTexts.tooShort;
    case 'success':
      return recorderTexts.complete;
    default:
      return '';
  }
}

function noteText(state: RecorderState): string {
  if (state.name === 'too-short') return `That was ${secondsText(state.elapsed)}. ${recorderTexts.readMore}`;
  return state.name === 'success' && !state.heard ? recorderTexts.barelyHeard : '';
}

function secondsText(elapsed: number): string {
  const seconds = Math.floor(elapsed / 1_000);
  return `${seconds} ${seconds === 1 ? 'second' : 'seconds'}`;
}

function Problem({ problem }: { problem: RecorderProblem }) {
  const { message, advice } = recorderProblems[problem];
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
  const lines = [...(panel.closest('form')?.querySelectorAll('[data-line]') ?? [])];
  const bottom = panel.getBoundingClientRect().top;
  const readable = lines.filter((line) => {
    const place = line.getBoundingClientRect();
    return place.top >= 0 && place.bottom <= bottom;
  });
  const onlyBegins = readable.length < 3 && (readable.length === 0 || readable[0] === lines[0]);
  if (onlyBegins) lines[0]?.scrollIntoView();
}

const bars = 18;

/** The loudness meter and the seconds, with a text about the loudness below. No line wraps when the numbers or texts change. */
function TimeAndLevel({ recording }: { recording: Extract<RecorderState, { name: 'recording' }> | null }) {
  const lit = recording ? Math.round(meterLevel(recording.loudness) * bars) : 0;
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1" hidden={!recording}>
      <svg viewBox="0 0 142 20" width="142" height="20" aria-hidden="true">
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
      <span role="timer" className="recorder-time">
        {recording ? secondsText(recording.elapsed) : ''}
      </span>
      <span className="hint w-full">{recording ? heardText(recording) : ''}</span>
    </div>
  );
}

function heardText({ loudness, heard }: { loudness: number; heard: boolean }): string {
  if (loudness >= recorderRules.silentBelow) return recorderTexts.heard;
  return heard ? recorderTexts.quiet : recorderTexts.notHeard;
}

/** The lit part of the loudness meter: from 0 to 1 over the 50 decibels of speech, and less or more outside. */
function meterLevel(loudness: number): number {
  return (20 * Math.log10(loudness) + 55) / 50;
}
