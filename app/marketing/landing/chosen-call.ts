import { startContent } from '~/platform/enhancement/client-runtime';
import { pauseOthers } from '~/site/player/run-player';

const region = 'sample-call';

/** The section with the player. */
export function sampleCall(): HTMLElement | null {
  return document.getElementById(region);
}

/** The slug of the trade whose call is in the player, or `undefined` on a page with one call. */
export function chosenTrade(): string | undefined {
  return sampleCall()?.dataset.callTrade;
}

/** Plays the call of a trade, and loads it into the player first if necessary. Scrolls to the player if it can't play. */
export async function playCall(form: HTMLFormElement | null, trade: string): Promise<void> {
  const shown = sampleCall()?.querySelector('audio');
  const src = form?.querySelector<HTMLElement>(`[value="${CSS.escape(trade)}"]`)?.dataset.src;
  const isShown = !form || !src || trade === chosenTrade();
  const audio = isShown ? shown : Object.assign(new Audio(src), { preload: 'none' });
  if (!audio) return;
  pauseOthers(audio);
  const started = audio.play();
  try {
    if (form) await chooseCall(form, trade, audio);
    await started;
  } catch {
    if (audio.error) location.hash = region; // `play` also rejects, without `error`, on a pause while loading
  }
}

/**
 * Replaces the player with the server's player for the call of another trade. `playing` is the audio element that plays
 * this call already: some browsers only allow playback that starts during the click, before the response arrives.
 */
export async function chooseCall(
  form: HTMLFormElement,
  trade: string,
  playing?: HTMLAudioElement,
): Promise<void> {
  for (const radio of form.querySelectorAll<HTMLInputElement>('input[type=radio]'))
    radio.checked = radio.value === trade;
  if (trade === chosenTrade()) return;
  const response = await fetch(`?${new URLSearchParams({ call: trade })}`);
  const page = new DOMParser().parseFromString(await response.text(), 'text/html');
  const next = page.getElementById(region);
  const isStillChosen = form.querySelector<HTMLInputElement>('input:checked')?.value === trade;
  if (!next || !isStillChosen) return;
  if (playing) keepPlaying(playing, next);
  else pauseOthers();
  sampleCall()?.replaceWith(next);
  startContent();
}

function keepPlaying(playing: HTMLAudioElement, next: HTMLElement): void {
  const audio = next.querySelector('audio');
  if (!audio) return;
  playing.className = audio.className;
  playing.replaceChildren(...audio.childNodes);
  audio.replaceWith(playing);
}
