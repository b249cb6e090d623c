import { brand } from '~/brand';
import { startTexts } from '~/content/setup-texts';
import { helpVideoLines, helpVideoProduct } from '~/content/help-video-lines';

/** The help video with its transcript. If the video names another brand, only the transcript. */
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

/** The video loads when it is played. With scripts, the poster is the play button, because controls would cover it. */
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
          className="awaits-script absolute inset-0 grid place-items-center rounded-xl"
        >
          <span className="player-disc">
            <svg viewBox="0 0 20 20" width="1.41rem" height="1.41rem" aria-hidden="true">
              <path d="M6 3v14l11.5-7z" fill="currentColor" />
            </svg>
          </span>
        </button>
      </div>
      <figcaption className="hint mt-2">{startTexts.video}</figcaption>
    </figure>
  );
}
