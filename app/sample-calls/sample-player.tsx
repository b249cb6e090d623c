import type { SampleCall } from '../content/sample-calls';

/** A recorded call with its transcript; the browser's own controls need no script. */
export function SamplePlayer({ call }: { call: SampleCall }) {
  return (
    <figure>
      <figcaption className="mb-2 font-semibold">{call.title}</figcaption>
      <audio controls preload="none" src={call.src} className="w-full">
        Your browser does not support the audio element.
      </audio>
      <details className="accordion">
        <summary>Read the call</summary>
        <dl className="grid gap-2">
          {call.lines.map((line) => (
            <div key={line.atSeconds}>
              <dt className="font-semibold">{line.speaker}</dt>
              <dd>{line.text}</dd>
            </div>
          ))}
        </dl>
      </details>
    </figure>
  );
}
