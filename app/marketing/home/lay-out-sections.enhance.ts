import { whenIdle } from '~/platform/enhancement/when-idle';

/** What is off screen, once the page is at rest: for a picture of the whole, and an exact scrollbar. */
export default function layOutSections(place: HTMLElement): void {
  const waiting = [...place.querySelectorAll<HTMLElement>(':scope > section')];
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
}
