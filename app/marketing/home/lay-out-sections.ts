import type { Enhance } from '~/platform/enhancement/register';
import { whenIdle } from '~/platform/enhancement/when-idle';

const sections = '.home-sections > section';

/** What is off screen, once the page is at rest: for a picture of the whole, and an exact scrollbar. */
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
