import { receptionistTypes } from '~/content/receptionist-types';

const everyMs = 3_000;
const fadeMs = 300;

const calm = matchMedia('(prefers-reduced-motion: reduce)');

export default function rotateHeadline(headline: HTMLElement): void {
  const type = headline.querySelector<HTMLElement>('[data-headline-type]');
  const pause = headline.querySelector('button');
  if (type && pause && !calm.matches) rotate(type, pause);
}

function rotate(label: HTMLElement, button: HTMLButtonElement): void {
  let index = 0;
  let paused = false;

  function next() {
    if (paused || document.hidden || calm.matches) return;
    label.classList.add('fading');
    setTimeout(() => {
      index = (index + 1) % receptionistTypes.length;
      label.textContent = receptionistTypes[index] ?? '';
      label.classList.remove('fading');
    }, fadeMs);
  }

  button.hidden = false;
  button.addEventListener('click', () => {
    paused = !paused;
    button.setAttribute('aria-label', paused ? 'Play headline' : 'Pause headline');
    button.toggleAttribute('data-paused', paused);
  });
  setInterval(next, everyMs);
}
