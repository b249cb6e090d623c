/** Makes the whole poster a play button, and shows the controls once the video plays. */
export default function helpVideo(video: HTMLElement): void {
  const button = video.nextElementSibling;
  if (video instanceof HTMLVideoElement && button instanceof HTMLButtonElement) playOnClick(video, button);
}

function playOnClick(video: HTMLVideoElement, button: HTMLButtonElement): void {
  let wasClicked = false;
  video.controls = false;
  button.classList.remove('awaits-script');
  button.addEventListener('click', () => {
    wasClicked = true;
    video.play().catch(() => undefined); // the browser's controls show the error
  });
  video.addEventListener('play', () => afterPaint(showControls), { once: true });

  /** Captions are turned on here because a `default` track would load with the page. */
  function showControls(): void {
    button.remove();
    video.controls = true;
    for (const track of video.textTracks) track.mode = 'showing';
    if (wasClicked) video.focus();
  }
}

/** Lets the browser paint first, because adding the controls takes 100 ms on a slow phone. */
function afterPaint(work: () => void): void {
  requestAnimationFrame(() => setTimeout(work));
}
