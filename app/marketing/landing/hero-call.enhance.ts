import { getPart, getParts } from '~/platform/enhancement/parts';
import { formatPlayTime, lineIndexAt } from '~/site/player/player-display';
import { setText } from '~/site/player/run-player';
import { callAudio, callSection, chosenTrade, playCall } from './chosen-call';

/**
 * Plays the call of the displayed trade in the player further down the page. Meanwhile the phone shows each caption as it
 * is spoken, and the ticket appears when the receptionist confirms the booking.
 */
export default function heroCall(art: HTMLElement): void {
  const button = replaceWithButton(getPart(art, 'hear'));
  const [form = null] = getParts(document, 'chooser', HTMLFormElement);
  button.addEventListener('click', () => {
    const playing = callAudio();
    if (!playing.paused && isShown(art, playing)) return playing.pause();
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
function replaceWithButton(link: HTMLElement): HTMLButtonElement {
  const button = Object.assign(document.createElement('button'), {
    type: 'button',
    className: link.className,
  });
  button.dataset.part = 'hear';
  button.append(...link.childNodes);
  link.replaceWith(button);
  return button;
}

function isShown(art: HTMLElement, audio: HTMLAudioElement): boolean {
  return callSection().contains(audio) && audio.getAttribute('src') === art.dataset.heroCall;
}

/** Updates the button. `null` stands for a call that is still loading. */
function showButton(button: HTMLButtonElement, audio: HTMLAudioElement | null): void {
  const isPlaying = !audio?.paused;
  button.toggleAttribute('data-playing', isPlaying);
  const label = getPart(button, 'label');
  const length = getPart(button, 'length');
  setText(label, isPlaying ? 'Pause this call' : 'Hear this call');
  const whole = getPart(callSection(), 'length').textContent ?? '';
  setText(length, isPlaying ? formatPlayTime(audio?.currentTime ?? 0) : whole);
}

function showMoment(art: HTMLElement, audio: HTMLAudioElement): void {
  const second = audio.currentTime;
  const lines = transcript();
  const spoken = lines.slice(0, lineIndexAt(lines, second) + 1);
  art.setAttribute('data-hero-heard', '');
  art.style.setProperty('--heard', `${((second / (audio.duration || Infinity)) * 100).toFixed(1)}%`);
  const callerLine = getPart(art, 'callerLine');
  const receptionistLine = getPart(art, 'receptionistLine');
  const lastOf = (speaker: string) => spoken.findLast((line) => line.speaker === speaker)?.text ?? '';
  setText(callerLine, lastOf('Caller'));
  setText(receptionistLine, lastOf('Receptionist'));
  // The receptionist's last line confirms the booking.
  const confirmation = lines.findLast(({ speaker }) => speaker === 'Receptionist');
  art.toggleAttribute('data-hero-booked', confirmation !== undefined && second >= confirmation.atSeconds);
}

function transcript() {
  return getParts(callSection(), 'line').map((line) => ({
    atSeconds: Number(line.dataset.at),
    speaker: line.dataset.speaker,
    text: getPart(line, 'text').textContent ?? '',
  }));
}
