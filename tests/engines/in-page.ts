/** An element as a person names it. */
export interface Target {
  kind: 'field' | 'control';
  /** Its label or its text. */
  name: string;
  /** A selector of the part of the page that it is in. */
  within: string;
}

/**
 * The usable element that a person would mean, scrolled into view; null where there is none (yet), or while the page
 * still moves because it loads.
 * It runs in the page by its own text, so it uses nothing from outside.
 */
export function findTarget({ kind, name, within }: Target): Element | null {
  if (document.readyState !== 'complete' || document.fonts.status === 'loading') return null;
  const selectors = {
    field: 'input:not([type=hidden]), select, textarea',
    control: 'button, a[href], summary',
  };
  const wanted = plain(name);
  const visible = [...(document.querySelector(within)?.querySelectorAll(selectors[kind]) ?? [])].filter(
    isVisible,
  );
  const found =
    visible.find((element) => namesOf(element).includes(wanted)) ??
    visible.find((element) => namesOf(element).some((given) => given.includes(wanted)));
  if (!found || found.matches(':disabled')) return null;
  found.scrollIntoView({ behavior: 'instant', block: 'center' });
  return found;

  function namesOf(element: Element): string[] {
    const own = kind === 'control' ? element.textContent : '';
    const labelled =
      element instanceof HTMLInputElement ||
      element instanceof HTMLSelectElement ||
      element instanceof HTMLTextAreaElement;
    const labels = labelled ? [...(element.labels ?? [])].map((label) => label.textContent) : [];
    return [element.getAttribute('aria-label'), own, ...labels].map((text) => plain(text ?? ''));
  }

  function plain(text: string): string {
    return text.replace(/\s+/g, ' ').trim().toLowerCase();
  }

  function isVisible(element: Element): boolean {
    return element.getClientRects().length > 0 && getComputedStyle(element).visibility === 'visible';
  }
}

/** The middle of an element, in the window. */
export function middleOf(element: Element): { x: number; y: number } {
  const { left, top, width, height } = element.getClientRects()[0] ?? element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}

/** Text of a part of the page as its reader sees it, in one line. */
export function readText(selector: string): string {
  const part = document.querySelector(selector);
  return part instanceof HTMLElement ? part.innerText.replace(/\s+/g, ' ') : '';
}

/** Chooses an option by its text, as a person does. */
export function choose(element: Element | null, option: string): boolean {
  if (!(element instanceof HTMLSelectElement)) return false;
  const found = [...element.options].find(({ text }) => text === option);
  if (!found) return false;
  element.value = found.value;
  element.dispatchEvent(new Event('input', { bubbles: true }));
  element.dispatchEvent(new Event('change', { bubbles: true }));
  return true;
}

/** The value of a field; null where the element is none. */
export function valueOf(element: Element | null): string | null {
  return element && 'value' in element ? String(element.value) : null;
}

/** Notes whether the next press lands on the element, or on one that took its place; `pressMissed` tells. */
export function watchPress(element: Element | null): void {
  const press = { missed: element !== null };
  Object.assign(window, { press });
  const note = ({ target }: Event) => {
    const pressed = target instanceof Element ? target.closest(element?.localName ?? '*') : null;
    if (pressed?.textContent === element?.textContent) press.missed = false;
  };
  window.addEventListener('click', note, { capture: true, once: true });
}

/** Whether the press that was watched hit something else; a page that has changed since was hit. */
export function pressMissed(): boolean {
  return 'press' in window && JSON.stringify(window.press) === '{"missed":true}';
}
