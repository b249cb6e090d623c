import { brand } from '~/brand';
import { helpVideoLines, helpVideoProduct } from '~/content/help-video-lines';

/** A video that was made under another brand name is left out, its words are not. */
export function HelpVideo() {
  const showsProduct = helpVideoProduct === brand.product;
  return (
    <div>
      {showsProduct ? <Video /> : null}
      <details className="accordion">
        <summary>{showsProduct ? 'Transcript' : 'How setup works'}</summary>
        <ol className="grid list-decimal gap-1 pl-6">
          {helpVideoLines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ol>
      </details>
    </div>
  );
}

/** Nothing of the video is loaded before it is played. With scripts its poster is the button: controls would cover it. */
function Video() {
  return (
    <figure>
      <div className="relative">
        <video
          data-enhance="help-video"
          controls
          preload="none"
          poster="/help-video.jpg"
          width="640"
          height="360"
          aria-label="How setup works"
          className="help-video h-auto w-full rounded-xl border border-line"
        >
          <source src="/help-video.webm" type="video/webm" />
          <track kind="captions" src="/help-video.vtt" srcLang="en" label="English" />
          Your browser can’t play this video.
        </video>
        <button
          type="button"
          aria-label="Play the video"
          className="awaits-script absolute inset-0 rounded-xl"
        />
      </div>
      <figcaption className="hint mt-2">How setup works, in under a minute.</figcaption>
    </figure>
  );
}
