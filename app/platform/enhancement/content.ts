interface NextContent {
  /** Id of the part to replace; a page without it replaces all. */
  region?: string | undefined;
  /** Moves what stays in use into the next content before that replaces this one; it keeps the focus. */
  carryOver?: (next: Element) => HTMLElement | null;
}

/** Replaces a region by the response's, or the whole page; `data-permanent` elements move over as they are. */
export function showContent(page: Document, { region = 'main', carryOver }: NextContent = {}): void {
  const id = page.getElementById(region) ? region : 'main';
  const before = document.getElementById(id);
  const next = page.getElementById(id);
  if (!before || !next) return;
  for (const permanent of before.querySelectorAll('[data-permanent][id]'))
    next.querySelector(`#${CSS.escape(permanent.id)}`)?.replaceWith(permanent);
  const inUse = carryOver?.(next) ?? null;
  before.replaceWith(next);
  document.title = page.title;
  if (inUse) inUse.focus();
  else focusContent(next);
}

/** Moves focus to `autofocus`, as a page load would, else to the content as a whole. */
export function focusContent(content: HTMLElement): void {
  (content.querySelector<HTMLElement>('[autofocus]') ?? content).focus();
}
