import { enhanceEach } from '~/platform/enhancement/register';

/** Captions are on from the start, and yet not loaded before the film is: a default track would be. */
export const enhance = enhanceEach<HTMLVideoElement>('video:has(track)', (video) => {
  const showCaptions = () => {
    for (const track of video.textTracks) track.mode = 'showing';
  };
  video.addEventListener('play', showCaptions, { once: true });
});
