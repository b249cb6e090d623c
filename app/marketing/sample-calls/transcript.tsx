import type { SampleCall } from '~/content/sample-calls';

interface TranscriptProps {
  lines: SampleCall['lines'];
  open: boolean;
}

export function Transcript({ lines, open }: TranscriptProps) {
  return (
    <details className="accordion player-call" open={open}>
      <summary>Transcript</summary>
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, by keyboard as well */}
      <div className="player-lines" role="group" aria-label="Transcript" tabIndex={0} data-player-lines>
        <ol>
          {lines.map(({ atSeconds, speaker, text }) => (
            <li key={atSeconds} className="player-line" data-at={atSeconds} data-speaker={speaker}>
              <p className="font-semibold">{speaker}</p>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </div>
    </details>
  );
}
