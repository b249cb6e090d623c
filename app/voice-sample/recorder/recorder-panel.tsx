import { recorderTexts } from './recorder-texts';

/** At rest; the enhancement shows every other state on the same elements. */
export function RecorderPanel() {
  return (
    <div className="recorder awaits-script" data-recorder="idle">
      <div data-recorder-problem />
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
        <button type="button" className="btn btn-primary" data-recorder-button>
          <svg viewBox="0 0 20 20" width="1.06rem" height="1.06rem" aria-hidden="true">
            <rect className="recorder-stop" x="4" y="4" width="12" height="12" rx="2" fill="currentColor" />
            <circle className="recorder-dot" cx="10" cy="10" r="7" fill="currentColor" />
          </svg>
          <span data-recorder-label>{recorderTexts.idle.label}</span>
        </button>
        <span role="timer" className="recorder-time" data-recorder-time hidden />
      </div>
      <div>
        {/* Its text changes at the start, after ten seconds and at the end: that is what is read out. */}
        <p role="status" className="recorder-status" data-recorder-status />
        <p className="hint" data-recorder-hint>
          Stops when you stop talking (after 10&nbsp;s).
        </p>
      </div>
      <LevelMeter />
      <p data-recorder-note hidden />
    </div>
  );
}

function LevelMeter() {
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1" data-recorder-meter hidden>
      <svg viewBox="0 0 190 20" width="190" height="20" aria-hidden="true">
        {Array.from({ length: 24 }, (_, bar) => (
          <rect key={bar} x={bar * 8} y="2" width="5" height="16" rx="2.5" className="recorder-bar" />
        ))}
      </svg>
      <span className="hint" data-recorder-heard />
    </div>
  );
}
