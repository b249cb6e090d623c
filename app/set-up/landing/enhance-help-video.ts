import { enhanceEach } from '~/platform/enhancement/register';

export const enhance = enhanceEach<HTMLVideoElement>('video:has(track)', (video) => {
  const button = video.parentElement?.querySelector('button');
  video.controls = !button;
  button?.classList.remove('awaits-script');
  button?.addEventListener('click', () => {
    begin(video, button);
    video.focus();
    video.play().catch(() => undefined); // its controls say what is wrong
  });
  video.addEventListener('play', () => begin(video, button), { once: true });
});

/** Captions are on from the start, and yet not loaded before the film is: a default track would be. */
function begin(video: HTMLVideoElement, button: HTMLButtonElement | null | undefined): void {
  button?.remove();
  video.controls = true;
  for (const track of video.textTracks) track.mode = 'showing';
}
