import { recorderRules } from './recorder-state';

const bars = Array.from({ length: 24 }, (_, index) => index);

/** How loud the microphone is at the moment, as bars and in words. */
export function LevelMeter({ loudness, heard }: { loudness: number; heard: boolean }) {
  const lit = Math.round(level(loudness) * bars.length);
  const sounds = loudness >= recorderRules.silentBelow;
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
      <svg viewBox="0 0 190 20" width="190" height="20" aria-hidden="true">
        {bars.map((bar) => (
          <rect
            key={bar}
            x={bar * 8}
            y="2"
            width="5"
            height="16"
            rx="2.5"
            className={bar < lit ? 'fill-accent' : 'fill-line'}
          />
        ))}
      </svg>
      <span className="hint">
        {sounds ? 'We hear you.' : heard ? 'It is quiet now.' : 'We can’t hear you yet. Speak up a little.'}
      </span>
    </div>
  );
}

/** 0 to 1 over the fifty decibels in which speech lies. */
function level(loudness: number): number {
  const decibels = 20 * Math.log10(Math.max(loudness, 1e-5));
  return Math.min(1, Math.max(0, (decibels + 55) / 50));
}
