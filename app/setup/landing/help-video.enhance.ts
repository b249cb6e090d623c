/** The poster is the button until the film plays. */
export default function helpVideo(video: HTMLElement): void {
  const button = video.nextElementSibling;
  if (video instanceof HTMLVideoElement && button instanceof HTMLButtonElement) playOnPress(video, button);
}

function playOnPress(video: HTMLVideoElement, button: HTMLButtonElement): void {
  let wasPressed = false;
  video.controls = false;
  button.classList.remove('awaits-script');
  button.addEventListener('click', () => {
    wasPressed = true;
    video.play().catch(() => undefined); // its controls say what is wrong
  });
  video.addEventListener('play', () => afterPaint(begin), { once: true });

  /** Captions are on from the start, and yet not loaded before the film is: a default track would be. */
  function begin(): void {
    button.remove();
    video.controls = true;
    for (const track of video.textTracks) track.mode = 'showing';
    if (wasPressed) video.focus();
  }
}

/** The browser's controls take a slow phone 100 ms to make: the press is answered before. */
function afterPaint(work: () => void): void {
  requestAnimationFrame(() => setTimeout(work));
}
