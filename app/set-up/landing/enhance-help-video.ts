import { enhanceEach } from '~/platform/enhancement/register';

export const enhance = enhanceEach<HTMLVideoElement>('video:has(track)', (video) => {
  const button = video.parentElement?.querySelector('button');
  let wasPressed = false;
  video.controls = !button;
  button?.classList.remove('awaits-script');
  button?.addEventListener('click', () => {
    wasPressed = true;
    video.play().catch(() => undefined); // its controls say what is wrong
  });
  video.addEventListener('play', () => afterPaint(begin), { once: true });

  /** Captions are on from the start, and yet not loaded before the film is: a default track would be. */
  function begin(): void {
    button?.remove();
    video.controls = true;
    for (const track of video.textTracks) track.mode = 'showing';
    if (wasPressed) video.focus();
  }
});

/** The browser's controls take a slow phone 100 ms to make: the press is answered before. */
function afterPaint(work: () => void): void {
  requestAnimationFrame(() => setTimeout(work));
}
