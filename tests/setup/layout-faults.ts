import type { Page } from '@playwright/test';

/** What makes the page wider than the screen, and headings that are cut. */
export function sideways(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement;
    const all = scrollWidth > clientWidth ? [...document.querySelectorAll('body *')] : [];
    const beyond = (element: Element | null) => (element?.getBoundingClientRect().right ?? 0) > clientWidth;
    const causes = all.filter((element) => beyond(element) && ![...element.children].some(beyond));
    const cut = [...document.querySelectorAll('h1, h2')].filter(
      (heading) => heading.scrollWidth > heading.clientWidth + 1 && !heading.matches('.sr-only'),
    );
    return [...causes.slice(0, 5), ...cut].map((element) => element.outerHTML.slice(0, 160));
  });
}

/** Controls lower than 44 px; a box to tick counts with its label, a link within a text does not. */
export function tooSmall(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const controls = document.querySelectorAll<HTMLElement>(
      '.btn, button, summary, select, textarea, input:not([type=hidden]), nav a, footer li > a',
    );
    return [...controls]
      .filter((control) => control.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      .filter((control) => !control.matches('.sr-only, .skip-link, [tabindex="-1"]'))
      .filter((control) => {
        const target = control.matches('[type=checkbox], [type=radio]') ? control.closest('label') : control;
        return (target?.getBoundingClientRect().height ?? 0) < 43.5;
      })
      .map((control) => `too small: ${control.outerHTML.slice(0, 160)}`);
  });
}
