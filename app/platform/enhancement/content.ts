import { tellShown } from './register';

/**
 * Puts the content of another answer in the place of the page's own, title included, and moves focus to where the
 * answer wants it. `region` is the id of the part to replace; a page that has no such part is shown whole.
 * An element with `data-permanent` and an id moves over as it stands, with its files and listeners.
 */
export function showContent(page: Document, region = 'main'): void {
  const id = page.getElementById(region) ? region : 'main';
  const before = document.getElementById(id);
  const next = page.getElementById(id);
  if (!before || !next) return;
  for (const kept of before.querySelectorAll('[data-permanent][id]'))
    next.querySelector(`#${CSS.escape(kept.id)}`)?.replaceWith(kept);
  before.replaceWith(next);
  document.title = page.title;
  addScripts(page);
  tellShown(next);
  focusContent(next);
}

/** Moves focus to what asks for it, as a page load would, else to the content as a whole. */
export function focusContent(content: HTMLElement): void {
  (content.querySelector<HTMLElement>('[autofocus]') ?? content).focus();
}

/** An error page may want other scripts than the page that it takes the place of. */
function addScripts(page: Document): void {
  const known = new Set([...document.scripts].map((script) => script.getAttribute('src')));
  for (const script of page.querySelectorAll('script[type=module][src]')) {
    const src = script.getAttribute('src') ?? '';
    if (known.has(src)) continue;
    document.body.append(Object.assign(document.createElement('script'), { type: 'module', src }));
  }
}
