import { callParameter } from '~/domain/paths';
import { startContent } from '~/platform/enhancement/client-runtime';
import { getPart, getParts } from '~/platform/enhancement/parts';
import { pauseOthers } from '~/site/player/run-player';

const region = 'sample-call';

/** The section with the player. All pages with a hero have it. */
export function callSection(): HTMLElement {
  const section = document.getElementById(region);
  if (!section) throw new Error(`The page lacks #${region}.`);
  return section;
}

/** The player's recording. */
export function callAudio(section = callSection()): HTMLAudioElement {
  return getPart(section, 'audio', HTMLAudioElement);
}

/** The slug of the trade whose call is in the player, or `undefined` on a page with one call. */
export function chosenTrade(): string | undefined {
  return callSection().dataset.callTrade;
}

/** Plays the call of a trade, and loads it into the player first if necessary. Scrolls to the player if it can't play. */
export async function playCall(form: HTMLFormElement | null, trade: string): Promise<void> {
  const src = form && choicesOf(form).find(({ value }) => value === trade)?.dataset.src;
  const isShown = !src || trade === chosenTrade();
  const audio = isShown ? callAudio() : Object.assign(new Audio(src), { preload: 'none' });
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
  const choices = choicesOf(form);
  for (const choice of choices) choice.checked = choice.value === trade;
  if (trade === chosenTrade()) return;
  const response = await fetch(`?${new URLSearchParams({ [callParameter]: trade })}`);
  const page = new DOMParser().parseFromString(await response.text(), 'text/html');
  const next = page.getElementById(region);
  const isStillChosen = choices.find(({ checked }) => checked)?.value === trade;
  if (!next || !isStillChosen) return;
  if (playing) keepPlaying(playing, next);
  else pauseOthers();
  callSection().replaceWith(next);
  startContent();
}

function keepPlaying(playing: HTMLAudioElement, next: HTMLElement): void {
  const audio = callAudio(next);
  playing.className = audio.className;
  playing.dataset.part = audio.dataset.part;
  playing.replaceChildren(...audio.childNodes);
  audio.replaceWith(playing);
}

function choicesOf(form: HTMLFormElement): HTMLInputElement[] {
  return getParts(form, 'choice', HTMLInputElement);
}
