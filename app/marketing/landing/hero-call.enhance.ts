import { formatPlayTime, lineIndexAt } from '~/site/player/player-display';
import { setText } from '~/site/player/run-player';
import { chosenTrade, playCall, sampleCall } from './chosen-call';

const speakers = ['Caller', 'Receptionist'] as const;

/**
 * Plays the call of the displayed trade in the player further down the page. Meanwhile the phone shows each caption as it
 * is spoken, and the ticket appears when the receptionist confirms the booking.
 */
export default function heroCall(art: HTMLElement): void {
  const link = art.querySelector<HTMLAnchorElement>('[data-hear]');
  if (!link) return;
  const button = replaceWithButton(link);
  const form = art.closest('main')?.querySelector<HTMLFormElement>('[data-enhance=call-chooser]') ?? null;
  button.addEventListener('click', () => {
    const playing = sampleCall()?.querySelector('audio');
    if (playing && !playing.paused && isShown(art, playing)) return playing.pause();
    showButton(button, null);
    void playCall(form, art.dataset.heroTrade ?? chosenTrade() ?? '');
  });
  for (const event of ['play', 'pause', 'timeupdate', 'ended'])
    document.addEventListener(
      event,
      ({ target }) => {
        if (!(target instanceof HTMLAudioElement) || !isShown(art, target)) return;
        showButton(button, target);
        if (!target.paused || target.currentTime > 0) showMoment(art, target);
      },
      { capture: true },
    );
}

/** Replaces the link with a button, because screen readers announce a link as navigation. */
function replaceWithButton(link: HTMLAnchorElement): HTMLButtonElement {
  const button = Object.assign(document.createElement('button'), {
    type: 'button',
    className: link.className,
  });
  button.dataset.hear = '';
  button.append(...link.childNodes);
  link.replaceWith(button);
  return button;
}

function isShown(art: HTMLElement, audio: HTMLAudioElement): boolean {
  return Boolean(sampleCall()?.contains(audio)) && audio.getAttribute('src') === art.dataset.heroCall;
}

/** Updates the button. `null` stands for a call that is still loading. */
function showButton(button: HTMLButtonElement, audio: HTMLAudioElement | null): void {
  const isPlaying = !audio?.paused;
  button.toggleAttribute('data-playing', isPlaying);
  const length = sampleCall()?.querySelector('[data-player-length]')?.textContent ?? '';
  setText(button, '[data-hear-label]', isPlaying ? 'Pause this call' : 'Hear this call');
  setText(button, '[data-hear-time]', isPlaying ? formatPlayTime(audio?.currentTime ?? 0) : length);
}

function showMoment(art: HTMLElement, audio: HTMLAudioElement): void {
  const second = audio.currentTime;
  const lines = transcriptOf(audio);
  const spoken = lines.slice(0, lineIndexAt(lines, second) + 1);
  art.setAttribute('data-hero-heard', '');
  art.style.setProperty('--heard', `${((second / (audio.duration || Infinity)) * 100).toFixed(1)}%`);
  for (const speaker of speakers)
    setText(
      art,
      `[data-caption=${speaker}]`,
      spoken.findLast((line) => line.speaker === speaker)?.text ?? '',
    );
  // The receptionist's last line confirms the booking.
  const confirmation = lines.findLast(({ speaker }) => speaker === 'Receptionist');
  art.toggleAttribute('data-hero-booked', confirmation !== undefined && second >= confirmation.atSeconds);
}

function transcriptOf(audio: HTMLAudioElement) {
  const transcript = audio.closest('.player')?.querySelectorAll<HTMLElement>('[data-at]') ?? [];
  return [...transcript].map((line) => ({
    atSeconds: Number(line.dataset.at),
    speaker: line.dataset.speaker,
    text: line.querySelector('p:nth-of-type(2)')?.textContent ?? '',
  }));
}
