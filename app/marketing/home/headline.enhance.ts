const everyMs = 3_000;
const fadeMs = 300;

const calm = matchMedia('(prefers-reduced-motion: reduce)');

export default function rotateHeadline(headline: HTMLElement): void {
  const type = headline.querySelector('a');
  const pause = headline.querySelector('button');
  if (type && pause && !calm.matches) rotate(type, pause, JSON.parse(headline.dataset.types ?? '[]'));
}

function rotate(
  label: HTMLAnchorElement,
  button: HTMLButtonElement,
  types: { name: string; href: string }[],
): void {
  let index = 0;
  let paused = false;

  function next() {
    if (paused || document.hidden || calm.matches) return;
    label.classList.add('fading');
    setTimeout(() => {
      index = (index + 1) % types.length;
      Object.assign(label, { textContent: types[index]?.name, href: types[index]?.href });
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
