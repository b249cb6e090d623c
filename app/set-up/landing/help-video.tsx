import { helpVideoLines } from '~/content/help-video-lines';

/** Nothing of the film is loaded before its play button is used. */
export function HelpVideo() {
  return (
    <div>
      <figure>
        <video
          controls
          preload="none"
          poster="/help-video.jpg"
          width="640"
          height="360"
          aria-label="How setup works"
          className="h-auto w-full rounded-xl border border-line"
        >
          <source src="/help-video.webm" type="video/webm" />
          <track kind="captions" src="/help-video.vtt" srcLang="en" label="English" />
          Your browser does not play video.
        </video>
        <figcaption className="hint mt-2">How setup works, in under a minute.</figcaption>
      </figure>
      <details className="accordion">
        <summary>Read the video</summary>
        <ol className="grid list-decimal gap-1 pl-6">
          {helpVideoLines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ol>
      </details>
    </div>
  );
}
