import type { SampleCall } from '~/content/sample-calls';
import { clock } from './current-line';
import { Transcript } from './transcript';
import { wavePaths, waveSize } from './waveform';

/** Served with the browser's own controls; the enhancement shows the panel over them, in the same place. */
export function SamplePlayer({ call }: { call: SampleCall }) {
  return (
    <figure className="player" data-player>
      <figcaption className="player-title">
        {call.title} <span className="hint whitespace-nowrap">{clock(call.seconds)}</span>
      </figcaption>
      <div className="player-place">
        {/* eslint-disable-next-line jsx-a11y/media-has-caption -- its transcript follows below */}
        <audio controls preload="none" src={call.src} className="w-full">
          Your browser does not support the audio element.
        </audio>
        <Panel call={call} />
      </div>
      <p role="alert" className="field-error" data-player-failed hidden>
        The recording could not be played. Please read the call below.
      </p>
      <Transcript lines={call.lines} />
    </figure>
  );
}

function Panel({ call }: { call: SampleCall }) {
  return (
    <div className="player-panel awaits-script" data-player-panel>
      <button type="button" className="player-disc" aria-label="Play sample call" data-player-toggle>
        <svg viewBox="0 0 20 20" width="24" height="24" aria-hidden="true">
          <path className="player-play" d="M6 3v14l11.500-7z" fill="currentColor" />
          <path className="player-pause" d="M4.500 3h4v14h-4zM11.500 3h4v14h-4z" fill="currentColor" />
        </svg>
      </button>
      <div className="player-wave">
        <svg
          viewBox={`0 0 ${waveSize.width} ${waveSize.height}`}
          preserveAspectRatio="none"
          aria-hidden="true"
        >
          <Bars call={call} />
          <svg className="player-played" data-player-played width="0" height={waveSize.height}>
            <Bars call={call} />
          </svg>
        </svg>
        <input
          type="range"
          min={0}
          max={call.seconds}
          step={0.1}
          defaultValue={0}
          autoComplete="off"
          aria-label={`Position in the call: ${call.title}`}
          aria-valuetext={clock(0)}
          data-player-position
        />
      </div>
      <p className="player-who" data-player-who>
        Receptionist and caller
      </p>
      <p className="player-time" aria-hidden="true">
        <span data-player-time>{clock(0)}</span> / {clock(call.seconds)}
      </p>
    </div>
  );
}

function Bars({ call }: { call: SampleCall }) {
  const { Receptionist, Caller } = wavePaths(call);
  return (
    <>
      <path className="player-receptionist" d={Receptionist} />
      <path className="player-caller" d={Caller} />
    </>
  );
}
