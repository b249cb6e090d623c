import type { HeroTexts } from './hero-texts';

const everyMs = 3_000;
const fadeMs = 300;

type Picture = HeroTexts & { name: string };

const calm = matchMedia('(prefers-reduced-motion: reduce)');

/** Rotates the trade in the headline, together with the call and the ticket beside it. */
export default function headline(headline: HTMLElement): void {
  const hero = headline.closest<HTMLElement>('#hero');
  const pause = headline.querySelector('button');
  const pictures: Picture[] = JSON.parse(headline.dataset.pictures ?? '[]');
  if (hero && pause && pictures.length > 0 && !calm.matches) rotate(hero, pause, pictures);
}

function rotate(hero: HTMLElement, button: HTMLButtonElement, pictures: Picture[]): void {
  let index = 0;
  let paused = false;

  function next() {
    if (paused || document.hidden || calm.matches) return;
    index = (index + 1) % pictures.length;
    hero.classList.add('hero-fading');
    setTimeout(show, fadeMs);
  }

  function show() {
    hero.classList.remove('hero-fading');
    const picture = pictures[index];
    if (picture) showPicture(hero, picture);
  }

  function pause(on: boolean) {
    paused = on;
    button.setAttribute('aria-label', paused ? 'Play headline' : 'Pause headline');
    button.toggleAttribute('data-paused', paused);
  }

  function startAgain() {
    pause(true);
    index = 0;
    show();
  }

  button.hidden = false;
  button.addEventListener('click', () => pause(!paused));
  // A recorded call is the first trade's, so the headline names that one while it plays.
  document.addEventListener('play', startAgain, { capture: true });
  void ticketLanded(hero).then(() => {
    hero.setAttribute('data-hero-landed', '');
    setInterval(next, everyMs);
  });
}

function showPicture(hero: HTMLElement, picture: Picture): void {
  for (const place of hero.querySelectorAll<HTMLElement>('[data-rotating]')) {
    const text = picture[place.dataset.rotating as keyof Picture];
    if (place.textContent !== text) place.textContent = text;
  }
}

/** Resolves at once where nothing moves. */
function ticketLanded(hero: HTMLElement): Promise<unknown> {
  return Promise.allSettled(hero.getAnimations({ subtree: true }).map(({ finished }) => finished));
}
