import type { HeroTexts } from './headline';

const intervalMs = 3_000;
const fadeMs = 300;

type HeroState = HeroTexts & { name: string };

const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)');

/** Rotates the trade in the headline, together with the call and the ticket beside it. */
export default function headline(headline: HTMLElement): void {
  const hero = headline.closest<HTMLElement>('#hero');
  const pause = headline.querySelector('button');
  const states: HeroState[] = JSON.parse(headline.dataset.states ?? '[]');
  if (hero && pause && states.length > 0 && !reducedMotion.matches) rotate(hero, pause, states);
}

function rotate(hero: HTMLElement, button: HTMLButtonElement, states: HeroState[]): void {
  let index = 0;
  let paused = false;

  function next() {
    if (paused || document.hidden || reducedMotion.matches) return;
    index = (index + 1) % states.length;
    hero.classList.add('hero-fading');
    setTimeout(show, fadeMs);
  }

  function show() {
    hero.classList.remove('hero-fading');
    const state = states[index];
    if (state) showState(hero, state);
  }

  function pause(on: boolean) {
    paused = on;
    button.setAttribute('aria-label', paused ? 'Play headline' : 'Pause headline');
    button.toggleAttribute('data-paused', paused);
  }

  function showFirstTrade() {
    pause(true);
    index = 0;
    show();
  }

  button.hidden = false;
  button.addEventListener('click', () => pause(!paused));
  // The recorded call is the first trade's, so the headline shows that trade while it plays.
  document.addEventListener('play', showFirstTrade, { capture: true });
  void heroAnimationsFinished(hero).then(() => {
    hero.setAttribute('data-hero-landed', '');
    setInterval(next, intervalMs);
  });
}

function showState(hero: HTMLElement, state: HeroState): void {
  for (const place of hero.querySelectorAll<HTMLElement>('[data-rotating]')) {
    const text = state[place.dataset.rotating as keyof HeroState];
    if (place.textContent !== text) place.textContent = text;
  }
}

/** Resolves when the hero's animations have finished, or at once without any. */
function heroAnimationsFinished(hero: HTMLElement): Promise<unknown> {
  return Promise.allSettled(hero.getAnimations({ subtree: true }).map(({ finished }) => finished));
}
