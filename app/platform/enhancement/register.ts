/** Adds to the static markup under `root`: the document, or content that replaced a part of it. */
export type Enhance = (root: ParentNode) => void;

/** An event and no shared list: each entry is a script of its own that knows nothing of the others. */
const contentReplaced = 'content:replaced';

export function register(enhance: Enhance): void {
  enhance(document);
  document.addEventListener(contentReplaced, ({ target }) => {
    if (target instanceof Element) enhance(target);
  });
}

export function announceContent(content: Element): void {
  content.dispatchEvent(new CustomEvent(contentReplaced, { bubbles: true }));
}

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
