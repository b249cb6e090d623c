import type { ReactNode } from 'react';

import { formatPlayTime, waveSize } from './player-display';

interface PlayerPanelProps {
  /** The recording's name, for the button's labels 'Play {what}' and 'Pause {what}'. */
  what: string;
  position: string;
  seconds: number;
  /** The text shown while no single speaker is marked. */
  who: string;
  /** The waveform's paths, which are drawn twice: in full, and clipped to the part already played. */
  bars: ReactNode;
}

/** Our player controls, which its script shows in place of the browser's. */
export function PlayerPanel({ what, position, seconds, who, bars }: PlayerPanelProps) {
  return (
    <div className="player-panel awaits-script" data-part="panel">
      <button
        type="button"
        className="player-disc"
        aria-label={`Play ${what}`}
        data-part="toggle"
        data-what={what}
      >
        <svg viewBox="0 0 20 20" width="1.41rem" height="1.41rem" aria-hidden="true">
          <path className="player-play" d="M6 3v14l11.5-7z" fill="currentColor" />
          <path className="player-pause" d="M4.5 3h4v14h-4zM11.5 3h4v14h-4z" fill="currentColor" />
        </svg>
      </button>
      <div className="player-wave">
        <svg
          viewBox={`0 0 ${waveSize.width} ${waveSize.height}`}
          preserveAspectRatio="none"
          aria-hidden="true"
        >
          {bars}
          <svg className="player-played" data-part="played" width="0" height={waveSize.height}>
            {bars}
          </svg>
        </svg>
        <input
          type="range"
          min={0}
          max={seconds}
          step={0.1}
          defaultValue={0}
          autoComplete="off"
          aria-label={position}
          aria-valuetext={formatPlayTime(0)}
          data-part="position"
        />
      </div>
      <p className="player-who" data-part="who" data-both={who}>
        {who}
      </p>
      <p className="player-time" aria-hidden="true">
        <span data-part="time">{formatPlayTime(0)}</span> /{' '}
        <span data-part="length">{formatPlayTime(seconds)}</span>
      </p>
    </div>
  );
}
