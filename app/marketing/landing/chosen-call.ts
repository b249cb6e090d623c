import { startContent } from '~/platform/enhancement/client-runtime';

const region = 'sample-call';

/** The slug of the trade whose call the player has, or `undefined` on a page with one call. */
export function chosenTrade(): string | undefined {
  return document.getElementById(region)?.dataset.callTrade;
}

/** Plays the call of a trade, and shows it in the player if it isn't there yet. Opens its page if it can't. */
export async function playCall(form: HTMLFormElement | null, trade: string): Promise<void> {
  const shown = document.querySelector<HTMLAudioElement>(`#${region} audio`);
  const src = form?.querySelector<HTMLElement>(`[value="${CSS.escape(trade)}"]`)?.dataset.src;
  const isShown = !form || !src || trade === chosenTrade();
  const audio = isShown ? shown : Object.assign(new Audio(src), { preload: 'none' });
  if (!audio) return;
  for (const other of document.querySelectorAll('audio')) if (other !== audio) other.pause();
  const started = audio.play();
  try {
    if (form) await chooseCall(form, trade, audio);
    await started;
  } catch {
    if (audio.error) location.hash = region; // `play` also rejects, without `error`, on a pause while loading
  }
}

/**
 * Shows the call of another trade in the player, as the server renders it. `playing` is the audio that plays it already:
 * some browsers play only what a click started at once, not what arrives after it.
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
  else for (const audio of document.querySelectorAll('audio')) audio.pause();
  document.getElementById(region)?.replaceWith(next);
  startContent();
}

function keepPlaying(playing: HTMLAudioElement, next: HTMLElement): void {
  const audio = next.querySelector('audio');
  if (!audio) return;
  playing.className = audio.className;
  playing.replaceChildren(...audio.childNodes);
  audio.replaceWith(playing);
}
