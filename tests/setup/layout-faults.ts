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

/** Selects whose choice is cut, whichever of theirs is chosen, and buttons that break a phone number. */
export function cutWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const pen = document.createElement('canvas').getContext('2d');
    const isCut = (select: HTMLSelectElement) => {
      const style = getComputedStyle(select);
      if (pen) pen.font = style.font;
      const room = select.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight);
      const words = [...select.options].filter(({ text }) => !/-.+-/.test(text)); // names of functions may be
      return words.some(({ text }) => (pen?.measureText(text).width ?? 0) > room);
    };
    const selects = [...document.querySelectorAll('select')].filter(
      (select) => select.checkVisibility() && isCut(select),
    );
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const broken: Node[] = [];
    while (texts.nextNode()) {
      const node = texts.currentNode;
      const at = /\d{3}-\d{3}-\d{4}|[\w.]+@[\w.]+|\d[ap]m-\d[ap]m/.exec(node.textContent ?? '');
      if (!at || !node.parentElement?.checkVisibility() || node.parentElement.closest('pre')) continue;
      const range = document.createRange();
      range.setStart(node, at.index);
      range.setEnd(node, at.index + at[0].length);
      if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1) broken.push(node);
    }
    return [...selects, ...broken.map(({ parentElement }) => parentElement)].map(
      (cut) => `cut: ${cut?.outerHTML.slice(0, 160)}`,
    );
  });
}
