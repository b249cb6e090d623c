import { Idiomorph } from 'idiomorph';

const valueAttributes = ['value', 'checked', 'selected'];
/** Only scripts and the visitor set these; the response says nothing of them. */
const ownAttributes = ['disabled', 'open', 'data-edited'];

/**
 * Makes a region of the page, or its content, into that of the response. Elements stay where both have them, with
 * focus, caret and undo, and so do the values of `typed` controls. Islands get their new props.
 * Returns what stands there now.
 */
export function showContent(
  response: Document,
  region: string,
  typed: ReadonlySet<EventTarget>,
): HTMLElement | null {
  const id = response.getElementById(region) ? region : 'main';
  const next = response.getElementById(id);
  if (next)
    Idiomorph.morph(document.getElementById(id) ?? document.body, next, {
      callbacks: {
        beforeNodeMorphed(element, other) {
          if (!(element instanceof HTMLElement && other instanceof HTMLElement)) return true;
          const { dataset } = element;
          if (!('hydrated' in dataset)) return true;
          dataset.props = other.dataset.props;
          return false;
        },
        beforeAttributeUpdated(name, element, change) {
          if (valueAttributes.includes(name)) return !typed.has(element.closest('select') ?? element);
          return change === 'update' || !ownAttributes.includes(name);
        },
      },
    });
  document.title = response.title;
  return document.getElementById(id);
}
