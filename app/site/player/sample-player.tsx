import { brand } from '~/brand';
import type { SampleCall } from '~/content/sample-calls';
import { formatPlayTime, lineIndexAt, waveBar } from './player-display';
import { PlayerPanel } from './player-panel';

interface SamplePlayerProps {
  call: SampleCall;
  /** Replaces the visible title, for example if a heading above already shows it. */
  label?: string;
  /** The URL of the page with the transcript, if this page has none. */
  readAt?: string;
}

/** A sample call. The server renders the browser's controls, which the script replaces with the player's panel. */
export function SamplePlayer({ call, label = call.title, readAt }: SamplePlayerProps) {
  return (
    <figure className="player" data-enhance="sample-player">
      <figcaption className="player-title">
        {readAt ? <a href={readAt}>{label}</a> : label}{' '}
        <span className="hint whitespace-nowrap">{formatPlayTime(call.seconds)}</span>
      </figcaption>
      <div className="player-place">
        <PlayerPanel
          what={`sample call: ${call.title}`}
          position={`Position in the call: ${call.title}`}
          seconds={call.seconds}
          who={`${brand.product} and a caller`}
          bars={<Bars call={call} />}
        />
        {/* eslint-disable-next-line jsx-a11y/media-has-caption -- its transcript follows below */}
        <audio data-part="audio" controls preload="none" src={call.src} className="w-full">
          {readAt ? null : 'Your browser does not support the audio element. '}
          <a href={call.src}>Download the recording</a>
        </audio>
      </div>
      <p
        role="alert"
        className="field-error"
        data-part="failure"
        data-text="We couldn’t play the recording. You can read the call instead."
        hidden
      />
      {readAt ? null : <Transcript lines={call.lines} />}
    </figure>
  );
}

function Bars({ call }: { call: SampleCall }) {
  const { Receptionist, Caller } = wavePaths(call);
  return (
    <>
      <path d={Receptionist} />
      <path className="player-caller" d={Caller} />
    </>
  );
}

/** SVG path data per speaker, so that the waveform shows who talks when. */
function wavePaths({ wave, seconds, lines }: SampleCall): Record<'Receptionist' | 'Caller', string> {
  const paths = { Receptionist: '', Caller: '' };
  [...wave].forEach((digit, index) => {
    const speaker = lines[lineIndexAt(lines, ((index + 0.5) / wave.length) * seconds)]?.speaker;
    paths[speaker ?? 'Receptionist'] += waveBar(Number(digit) / 9, index, wave.length);
  });
  return paths;
}

/**
 * The transcript is collapsed, because it fills a phone's screen. That of a translated call is open, to be read while the
 * call plays.
 */
function Transcript({ lines }: Pick<SampleCall, 'lines'>) {
  if (lines.some(({ translation }) => translation)) return <Lines lines={lines} />;
  return (
    <details className="accordion" data-part="transcript">
      <summary>Read the whole call</summary>
      <Lines lines={lines} />
    </details>
  );
}

function Lines({ lines }: Pick<SampleCall, 'lines'>) {
  return (
    <ol className="player-lines">
      {lines.map(({ atSeconds, speaker, text, translation }) => (
        <li
          key={atSeconds}
          className="player-line"
          data-part="line"
          data-at={atSeconds}
          data-speaker={speaker}
        >
          <p className="font-semibold">{speaker}</p>
          <p lang={translation ? 'es' : undefined} data-part="text">
            {text}
          </p>
          {translation ? <p className="player-translation">{translation}</p> : null}
        </li>
      ))}
    </ol>
  );
}
