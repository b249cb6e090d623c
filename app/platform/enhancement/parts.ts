type PartType<Part> = new () => Part;

/**
 * The element that a view marks for its script with `data-part="name"`. Throws if the view has none of this type, so that
 * tests of the page fail and name the part.
 */
export function getPart<Part extends Element = HTMLElement>(
  view: ParentNode,
  name: string,
  type?: PartType<Part>,
): Part {
  const [part] = getParts(view, name, type);
  if (!part) throw new Error(`The view has no part ${name}.`);
  return part;
}

/** All elements with this `data-part`, for a part that a view repeats or may lack. */
export function getParts<Part extends Element = HTMLElement>(
  view: ParentNode,
  name: string,
  type?: PartType<Part>,
): Part[] {
  const isPart = (element: Element): element is Part => element instanceof (type ?? HTMLElement);
  return [...view.querySelectorAll(`[data-part=${name}]`)].filter(isPart);
}
