/** Adds to the static markup under `root`, which is the document or content that has just been shown. */
export type Enhance = (root: ParentNode) => void;

/**
 * Says that content has taken another's place. An event and no shared list, since each entry is a script of its own
 * that knows nothing of the others.
 */
const contentShown = 'content:shown';

/** Runs an enhancement on the document, and on all content that is shown later. */
export function register(enhance: Enhance): void {
  enhance(document);
  document.addEventListener(contentShown, ({ target }) => {
    if (target instanceof Element) enhance(target);
  });
}

/** Lets all registered enhancements look at content that is new in the page. */
export function tellShown(content: Element): void {
  content.dispatchEvent(new CustomEvent(contentShown, { bubbles: true }));
}

/** An enhancement of each element that matches: once an element, however often its surroundings are shown. */
export function enhanceEach<Matching extends Element>(
  selector: string,
  enhanceOne: (element: Matching) => void,
): Enhance {
  const enhanced = new WeakSet<Element>();
  return (root) => {
    for (const element of root.querySelectorAll<Matching>(selector)) {
      if (enhanced.has(element)) continue;
      enhanced.add(element);
      enhanceOne(element);
    }
  };
}
