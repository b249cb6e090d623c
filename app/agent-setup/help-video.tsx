import { brand } from '../brand';

/** A short walk through the set-up. Nothing of it is loaded before its play button is used. */
export function HelpVideo() {
  return (
    <figure>
      {/* eslint-disable-next-line jsx-a11y/media-has-caption -- captions are burnt in and told in the transcript below */}
      <video
        controls
        preload="none"
        width="640"
        height="360"
        className="h-auto w-full rounded-xl border border-line"
      >
        <source src="/help-video.webm" type="video/webm" />
        Your browser does not play video.
      </video>
      <figcaption className="hint mt-2">How set-up works, one minute. {brand.product} narrates.</figcaption>
    </figure>
  );
}
