const everyMs = 3_000;
const fadeMs = 300;

const calm = matchMedia('(prefers-reduced-motion: reduce)');

export default function headline(headline: HTMLElement): void {
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
    if (!paused && !document.hidden && !calm.matches) show(index + 1);
  }

  function show(at: number) {
    label.classList.add('fading');
    setTimeout(() => {
      index = at % types.length;
      Object.assign(label, { textContent: types[index]?.name, href: types[index]?.href });
      label.classList.remove('fading');
    }, fadeMs);
  }

  button.hidden = false;
  function pause(on: boolean) {
    paused = on;
    button.setAttribute('aria-label', paused ? 'Play headline' : 'Pause headline');
    button.toggleAttribute('data-paused', paused);
  }

  button.addEventListener('click', () => pause(!paused));
  // While the recorded call plays, the headline names its trade: the first one.
  const hold = () => {
    pause(true);
    show(0);
  };
  document.addEventListener('play', hold, { capture: true });
  setInterval(next, everyMs);
}
