interface NextContent {
  /** Id of the part to replace; a page without it replaces all. */
  region?: string | undefined;
  /** Moves what stays in use into the next content before that replaces this one; it keeps the focus. */
  carryOver?: (next: Element) => HTMLElement | null;
}

/** Replaces a region by the response's, or the whole page; islands with an id stay as they are. */
export function showContent(page: Document, { region = 'main', carryOver }: NextContent = {}): void {
  const id = page.getElementById(region) ? region : 'main';
  const before = document.getElementById(id);
  const next = page.getElementById(id);
  if (!before || !next) return;
  for (const island of before.querySelectorAll<HTMLElement>('[data-hydrated][id]'))
    takePlace(island, next.querySelector<HTMLElement>(`#${CSS.escape(island.id)}[data-island]`));
  const inUse = carryOver?.(next) ?? null;
  before.replaceWith(next);
  document.title = page.title;
  if (inUse) inUse.focus();
  else focusContent(next);
}

/** An island stays as it is and gets the props of the one that came. */
function takePlace(island: HTMLElement, next: HTMLElement | null): void {
  if (!next?.dataset.props) return;
  island.dataset.props = next.dataset.props;
  next.replaceWith(island);
}

/** Moves focus to `autofocus`, as a page load would, else to the content as a whole. */
export function focusContent(content: HTMLElement): void {
  (content.querySelector<HTMLElement>('[autofocus]') ?? content).focus();
}
