import { useHydrated } from 'remix-utils/use-hydrated';

import type { SampleCall } from '~/content/sample-calls';
import { clock, currentLine } from './current-line';
import { Transcript } from './transcript';
import { usePlayback } from './use-playback';

/** A recorded call with its transcript; the browser's own controls until the page is enhanced. */
export function SamplePlayer({ call }: { call: SampleCall }) {
  const playback = usePlayback();
  const enhanced = useHydrated();
  const { playing, second, duration, failed } = playback;
  return (
    <figure className="sample-player">
      <figcaption className="mb-3 font-semibold">{call.title}</figcaption>
      {/* eslint-disable-next-line jsx-a11y/media-has-caption -- its transcript follows below */}
      <audio
        ref={playback.audio}
        controls={!enhanced}
        preload="none"
        src={call.src}
        className="w-full"
        {...playback.events}
      >
        Your browser does not support the audio element.
      </audio>
      {enhanced ? (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <button type="button" className="btn btn-primary" onClick={playback.toggle}>
            <PlayIcon playing={playing} />
            {playing ? 'Pause sample call' : 'Play sample call'}
          </button>
          <input
            type="range"
            className="sample-position"
            min={0}
            max={duration || call.seconds || 60}
            step={0.1}
            value={second}
            aria-label={`Position in the call: ${call.title}`}
            aria-valuetext={clock(second)}
            onChange={(event) => playback.seek(event.currentTarget.valueAsNumber)}
          />
          <span className="hint tabular-nums" aria-hidden="true">
            {clock(second)} / {clock(duration || call.seconds || 0)}
          </span>
        </div>
      ) : null}
      {failed ? (
        <p role="alert" className="field-error">
          The recording could not be played. Please read the call below.
        </p>
      ) : null}
      <Transcript lines={call.lines} current={second > 0 ? currentLine(call.lines, second) : -1} />
    </figure>
  );
}

function PlayIcon({ playing }: { playing: boolean }) {
  return (
    <svg viewBox="0 0 20 20" width="18" height="18" aria-hidden="true" className="flex-none">
      <path d={playing ? 'M4 3h4v14H4zM12 3h4v14h-4z' : 'M5 2.5v15l12-7.5z'} fill="currentColor" />
    </svg>
  );
}
