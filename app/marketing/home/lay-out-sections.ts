import type { Enhance } from '~/platform/enhancement/register';

const sections = '.home-sections > section';

/**
 * Off screen, sections wait until they come near. Once the page is at rest they are laid out as well, a few milliseconds
 * at a time, so that a picture of the whole page shows them and the scrollbar is exact.
 */
export const layOutSections: Enhance = (root) => {
  const waiting = [...root.querySelectorAll<HTMLElement>(sections)];
  if (waiting.length === 0) return;
  void document.fonts.ready.then(() => whenIdle(layOutNext));

  function layOutNext(hasTime: () => boolean): void {
    do {
      const section = waiting.shift();
      if (!section) return;
      section.style.contentVisibility = 'visible';
      section.getBoundingClientRect();
    } while (hasTime());
    whenIdle(layOutNext);
  }
};

function whenIdle(work: (hasTime: () => boolean) => void): void {
  if ('requestIdleCallback' in window)
    requestIdleCallback((deadline) => work(() => deadline.timeRemaining() > 25));
  else setTimeout(work, 100, () => false);
}
