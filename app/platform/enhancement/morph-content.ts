import { Idiomorph } from 'idiomorph';

import { startContent } from './client-runtime';

const valueAttributes = ['value', 'checked', 'selected'];
/** Attributes that only scripts and the visitor set, so responses don't change them. */
const ownAttributes = ['disabled', 'open', 'data-edited'];

/**
 * Morphs a region of the page, or its main content, into that of the response. Elements that both have stay, with focus,
 * caret and undo history, and so do the values of `typed` controls. Hydrated islands get new props.
 * Returns the region as it is now.
 */
export function morphContent(
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
  startContent();
  return document.getElementById(id);
}
