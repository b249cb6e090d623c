import { Idiomorph } from 'idiomorph';

import { startContent } from './client-runtime';

const valueAttributes = ['value', 'checked', 'selected'];
/** Attributes that only scripts and the visitor set, so responses don't change them. */
const ownAttributes = ['disabled', 'open'];

/**
 * Morphs a region of the page into the response's, or the main content if the response lacks the region. Elements in both
 * stay, with focus, caret and undo history, and so do the values of `typed` controls. Hydrated islands get new props. Returns
 * the morphed element.
 */
export function morphContent(
  response: Document,
  region: HTMLElement,
  typed: ReadonlySet<EventTarget>,
): HTMLElement | null {
  const part = response.getElementById(region.id) ? region : region.closest('main');
  const next = part && response.getElementById(part.id);
  if (next)
    Idiomorph.morph(part, next, {
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
  startContent();
  return part;
}
