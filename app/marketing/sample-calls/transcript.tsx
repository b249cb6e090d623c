import { useEffect, useRef } from 'react';

import type { SampleCall } from '~/content/sample-calls';

/** What is said in a call. While it plays the transcript is open and shows the line that is being said. */
export function Transcript({ lines, current }: { lines: SampleCall['lines']; current: number }) {
  const panel = useRef<HTMLDetailsElement>(null);
  const list = useRef<HTMLDListElement>(null);
  const started = current >= 0;

  useEffect(() => {
    if (started && panel.current) panel.current.open = true;
  }, [started]);

  useEffect(() => {
    const line = list.current?.children[current];
    if (list.current && line instanceof HTMLElement)
      list.current.scrollTop = line.offsetTop - list.current.clientHeight / 2 + line.offsetHeight / 2;
  }, [current]);

  return (
    <details ref={panel} className="accordion">
      <summary>Read the call</summary>
      <dl ref={list} className="transcript" tabIndex={-1}>
        {lines.map((line, index) => (
          <div key={line.atSeconds} aria-current={index === current ? 'true' : undefined}>
            <dt className="font-semibold">{line.speaker}</dt>
            <dd>{line.text}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
