import type { Page } from '@playwright/test';

import { brand } from '../../app/brand';

/** Elements that make the page scroll horizontally, and headings that are cut off. */
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

/** Controls less than 44 px high. Checkboxes and radio buttons include their label; links within text don't count. */
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

/**
 * At the top of the page, buttons that something else crosses, selects whose shown option is cut off, and email addresses
 * that break within a name.
 */
export function faultsOfZoomedText(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    scrollTo({ top: 0, behavior: 'instant' });
    const isCrossed = (button: Element) => {
      const { left, top, width, height } = button.getBoundingClientRect();
      const levels = Array.from({ length: Math.floor(height) }, (_pixel, index) => top + index + 0.5);
      return levels
        .slice(2, -2) // the corners are round
        .some((level) => !button.contains(document.elementFromPoint(left + width / 2, level)));
    };
    const pen = document.createElement('canvas').getContext('2d');
    const isCut = (select: HTMLSelectElement) => {
      const style = getComputedStyle(select);
      if (pen) pen.font = style.font;
      const room = select.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight);
      return (pen?.measureText(select.selectedOptions[0]?.text ?? '').width ?? 0) > room;
    };
    const isBroken = (address: Element) => {
      const texts = document.createTreeWalker(address, NodeFilter.SHOW_TEXT);
      const range = document.createRange();
      while (texts.nextNode()) {
        range.selectNodeContents(texts.currentNode);
        if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1) return true;
      }
      return false;
    };
    const all = <T extends Element>(selector: string) =>
      [...document.querySelectorAll<T>(selector)].filter((element) => element.checkVisibility());
    return [
      ...all('.site-header .btn').filter(isCrossed),
      ...all<HTMLSelectElement>('select').filter(isCut),
      ...all('footer a[href^="mailto:"], .shared-address').filter(isBroken),
    ].map((element) => `zoomed: ${element.outerHTML.slice(0, 160)}`);
  });
}

/** Selects with a cut-off option, phone numbers and navigation links that wrap, and squeezed accordion titles. */
export function cutWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const pen = document.createElement('canvas').getContext('2d');
    const isCut = (select: HTMLSelectElement) => {
      const style = getComputedStyle(select);
      if (pen) pen.font = style.font;
      const room = select.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight);
      const words = [...select.options].filter(({ text }) => !/-.+-/.test(text)); // backend function names may be cut off
      return words.some(({ text }) => (pen?.measureText(text).width ?? 0) > room);
    };
    const selects = [...document.querySelectorAll('select')].filter(
      (select) => select.checkVisibility() && isCut(select),
    );
    const lines = (range: Range) =>
      new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
    const links = [...document.querySelectorAll('.site-header nav a, footer li > a')].filter((link) => {
      const range = document.createRange();
      range.selectNodeContents(link);
      return lines(range) > 1;
    });
    const squeezed = [...document.querySelectorAll('summary > .grow')].filter(
      (title) => title.clientWidth < (title.parentElement?.clientWidth ?? 0) / 2,
    );
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const broken: Node[] = [];
    while (texts.nextNode()) {
      const node = texts.currentNode;
      const at = /\d{3}-\d{3}-\d{4}|[\w.]+@[\w.]+/.exec(node.textContent ?? '');
      if (!at || !node.parentElement?.checkVisibility() || node.parentElement.closest('pre')) continue;
      const range = document.createRange();
      range.setStart(node, at.index);
      range.setEnd(node, at.index + at[0].length);
      if (lines(range) > 1) broken.push(node);
    }
    return [...selects, ...links, ...squeezed, ...broken.map(({ parentElement }) => parentElement)].map(
      (cut) => `cut: ${cut?.outerHTML.slice(0, 160)}`,
    );
  });
}

/** Ranges of times, days, numbers or prices, single prices, sizes, days of a month and `10-digit`, that are broken over two lines. */
export function brokenRanges(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const end = String.raw`\$?\d[\d.,:/]*(?:\s?[AP]M)?`;
    const range = new RegExp(
      `(?<![\\w-])${end}\u2060?[-–]\u2060?${end}(?![\\w-])|\\b[MTWFS]\\w\\w-[MTWFS]\\w\\w\\b|\\$\\d\\S*|\\d+\\s(?:[AP]M|KB)|\\b(?:January|February|March|April|May|June|July|August|September|October|November|December)\\s\\d{1,2}\\b|\\d+-digit`,
      'gi',
    );
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      if (!text.parentElement?.checkVisibility() || text.parentElement.closest('pre, code, .sr-only'))
        continue;
      for (const { 0: shown, index } of text.nodeValue?.matchAll(range) ?? []) {
        const part = document.createRange();
        part.setStart(text, index);
        part.setEnd(text, index + shown.length);
        const tops = [...part.getClientRects()]
          .filter(({ width }) => width > 1)
          .map(({ top }) => Math.round(top));
        if (new Set(tops).size > 1)
          found.push(`broken: ${shown} in ${text.parentElement.outerHTML.slice(0, 160)}`);
      }
    }
    return found;
  });
}

/** Texts that overlap. */
export function overlaps(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const lines: { node: Node; text: string; box: DOMRect }[] = [];
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const parent = node.parentElement;
      const isSeen = parent?.checkVisibility({ visibilityProperty: true, opacityProperty: true });
      if (!isSeen || parent?.closest('.sr-only, .skip-link, .site-header, .ready-bar, dialog')) continue;
      const head = parent?.closest('thead'); // clipped on phones, whose cells name their columns
      if (head && getComputedStyle(head).clipPath !== 'none') continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const window = parent?.closest('[tabindex="0"]')?.getBoundingClientRect(); // a scroll container within the page
      for (const box of range.getClientRects())
        if (box.width > 2 && box.height > 2 && !(window && box.bottom > window.bottom))
          lines.push({ node, text: node.nodeValue?.trim() ?? '', box });
    }
    lines.sort((one, other) => one.box.top - other.box.top);
    return lines.flatMap(({ node, text, box }, index) =>
      lines
        .slice(index + 1, index + 40)
        .filter(
          (other) =>
            other.node !== node && // a text that is cut off with an ellipsis has a box with it and one without
            Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left) > 2 &&
            box.bottom - other.box.top > 0.4 * Math.min(box.height, other.box.height),
        )
        .map((other) => `overlap: ${text} / ${other.text}`),
    );
  });
}

/** Replaces the product's name on the page, as a new owner would. */
export function renameProduct(page: Page, to: string): Promise<void> {
  return page.evaluate(
    ([from, name]) => {
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      for (let text = texts.nextNode(); text; text = texts.nextNode())
        text.nodeValue = text.nodeValue?.replaceAll(from, name) ?? '';
    },
    [brand.product, to] as const,
  );
}

/** Words and phone numbers that wrap although they would fit on one line. */
export function splitWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      if (!text.parentElement?.checkVisibility() || text.parentElement.closest('pre, code, .sr-only'))
        continue;
      const room = text.parentElement.closest('.page, .page-narrow, .reading')?.clientWidth ?? innerWidth;
      for (const word of text.nodeValue?.matchAll(/\d{3}-\d{3}-\d{4}|[^\s–-]+/g) ?? []) {
        if (/[@./:].*\w/.test(word[0])) continue;
        const range = document.createRange();
        range.setStart(text, word.index);
        range.setEnd(text, word.index + word[0].length);
        const parts = [...range.getClientRects()].filter(({ width }) => width > 1);
        const width = parts.reduce((sum, part) => sum + part.width, 0);
        if (width <= room && new Set(parts.map(({ top }) => Math.round(top))).size > 1)
          found.push(`split: ${word[0]} in ${text.parentElement.outerHTML.slice(0, 120)}`);
      }
    }
    return found;
  });
}
