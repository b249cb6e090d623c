import { getPart, getParts } from '~/platform/enhancement/parts';
import { pauseOthers, setText } from '~/site/player/run-player';
import { callSection, chosenTrade } from '../landing/chosen-call';
import type { HeroState } from './home-page';

const intervalMs = 3_000;
const fadeMs = 300;

const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)');

/** Rotates the trade in the headline, together with the call, the ticket and the demo link next to it. */
export default function headline(headline: HTMLElement): void {
  const hero = headline.closest<HTMLElement>('#hero');
  const pause = getPart(headline, 'pause');
  const states: HeroState[] = JSON.parse(headline.dataset.states ?? '[]');
  if (hero && states.length > 0) rotate(hero, pause, states);
}

function rotate(hero: HTMLElement, button: HTMLElement, states: HeroState[]): void {
  let shown = 0;
  let fade = 0;
  let isPaused = reducedMotion.matches;

  function next() {
    if (isPaused || document.hidden || reducedMotion.matches) return;
    hero.classList.add('hero-fading');
    fade = window.setTimeout(() => show((shown + 1) % states.length), fadeMs);
  }

  function show(index: number) {
    hero.classList.remove('hero-fading');
    const state = states[index];
    if (!state || index === shown) return;
    shown = index;
    showState(hero, state);
  }

  /** Pauses or resumes the rotation, and cancels a change that has started to fade. */
  function pause(on: boolean) {
    isPaused = on;
    clearTimeout(fade);
    hero.classList.remove('hero-fading');
    button.setAttribute('aria-label', isPaused ? 'Play headline' : 'Pause headline');
    button.toggleAttribute('data-paused', isPaused);
  }

  /** Pauses the headline at the trade whose call is playing. */
  function holdTrade({ target }: Event) {
    if (!(target instanceof HTMLAudioElement) || target.paused || !callSection().contains(target)) return;
    if (!isPaused) pause(true);
    const trade = chosenTrade();
    show(states.findIndex(({ slug }) => slug === trade));
  }

  button.hidden = reducedMotion.matches;
  button.addEventListener('click', () => {
    pause(!isPaused);
    if (!isPaused) pauseOthers();
  });
  hero.addEventListener('click', ({ target }) => {
    const calls = [...getParts(hero, 'hear'), ...getParts(hero, 'talk')];
    if (target instanceof Node && calls.some((call) => call.contains(target))) pause(true);
  });
  for (const event of ['play', 'timeupdate']) document.addEventListener(event, holdTrade, { capture: true });
  setInterval(next, intervalMs);
}

function showState(hero: HTMLElement, state: HeroState): void {
  hero.setAttribute('data-hero-landed', '');
  for (const [name, text] of Object.entries(state))
    for (const part of getParts(hero, name)) setText(part, text);
  const art = getPart(hero, 'art');
  Object.assign(art.dataset, { heroCall: state.src, heroTrade: state.slug });
  for (const mark of ['data-hero-heard', 'data-hero-booked']) art.removeAttribute(mark);
  const [talk] = getParts(hero, 'talk'); // owners don't have the link
  talk?.setAttribute('href', `/demo-call?trade=${state.slug}`);
}
