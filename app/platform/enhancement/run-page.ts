import type { ComponentType } from 'react';

import type { HydratedIsland } from './hydrate';
import { atRest } from './at-rest';

/** A small script: adds to one element that names it. */
type Enhance = (element: HTMLElement) => void;

interface PageModules {
  /** By path; each is `name.enhance.ts`, named by `data-enhance="name"`. */
  scripts: Record<string, () => Promise<unknown>>;
  /** By path; each is `name.island.tsx`, named by `data-island="name"`. */
  islands: Record<string, () => Promise<unknown>>;
}

/** A press may wait so long for React, in milliseconds, before it posts its form. */
const longestHoldMs = 2_000;

const touches = ['pointerdown', 'keydown', 'focusin', 'input'] as const;

/** Runs what the markup names, now and whenever content comes or goes. What does not load leaves its element as served. */
export function runPage({ scripts, islands }: PageModules): void {
  const started = new WeakSet<Element>();
  const hydrated = new Map<Element, HydratedIsland>();
  let enhanced: Promise<unknown> = Promise.resolve();

  function begin(root: ParentNode): void {
    const found = each('[data-enhance]', root).flatMap((element) =>
      (element.dataset.enhance ?? '').split(' ').map(async (name) => {
        const enhance = await moduleOf<Enhance>(scripts, `${name}.enhance.ts`);
        enhance?.(element);
      }),
    );
    enhanced = Promise.allSettled([enhanced, ...found]);
    for (const place of each('[data-island]', root)) whenWanted(place, () => hydrate(place));
  }

  /** After the small scripts, which put back what was typed. */
  async function hydrate(place: HTMLElement): Promise<void> {
    const name = place.dataset.island ?? '';
    const [view, react] = await Promise.all([
      moduleOf<ComponentType<object>>(islands, `${name}.island.tsx`),
      import('./hydrate').catch(() => undefined),
      enhanced,
    ]);
    if (!view || !react || !place.isConnected) return;
    const island = react.hydrate(place, view);
    hydrated.set(place, island);
    await island.ready;
  }

  function each(selector: string, root: ParentNode): HTMLElement[] {
    const within = [...root.querySelectorAll<HTMLElement>(selector)];
    const all = root instanceof HTMLElement && root.matches(selector) ? [root, ...within] : within;
    const fresh = all.filter((element) => !started.has(element));
    for (const element of fresh) started.add(element);
    return fresh;
  }

  function follow({ type, target, addedNodes }: MutationRecord): void {
    if (type === 'attributes') hydrated.get(target as Element)?.update();
    for (const node of addedNodes) if (node instanceof HTMLElement && node.isConnected) begin(node);
  }

  begin(document);
  new MutationObserver((records) => {
    for (const record of records) follow(record);
    for (const [place, island] of hydrated) {
      if (place.isConnected) continue;
      hydrated.delete(place);
      island.unmount();
    }
  }).observe(document.body, {
    subtree: true,
    childList: true,
    attributes: true,
    attributeFilter: ['data-props'],
  });
}

/** `undefined` where it does not load. */
async function moduleOf<Module>(modules: PageModules['scripts'], file: string): Promise<Module | undefined> {
  const load = Object.entries(modules).find(([path]) => path.endsWith(`/${file}`))?.[1];
  return (await load?.().catch(() => undefined)) as Module | undefined;
}

/** At the first touch; untouched, with the page at rest, or once it is within a screen where `data-load` is `near`. */
function whenWanted(place: HTMLElement, start: () => Promise<void>): void {
  let hydration: Promise<void> | undefined;
  const within = { rootMargin: '100% 0%' };
  const near = new IntersectionObserver((seen) => seen.some((one) => one.isIntersecting) && want(), within);
  const want = () => (hydration ??= begin());
  const begin = async () => {
    near.disconnect();
    for (const touch of touches) place.removeEventListener(touch, want, true);
    await start();
    place.removeEventListener('click', hold, true);
  };
  /** A press that comes first waits for React for a moment, then takes effect either way. */
  const hold = (event: MouseEvent) => {
    const button = event.target instanceof Element ? event.target.closest('button') : null;
    if (!button || !event.isTrusted) return;
    event.preventDefault();
    event.stopPropagation();
    const enough = new Promise((resolve) => setTimeout(resolve, longestHoldMs));
    void Promise.race([want(), enough]).then(() => button.click());
  };
  for (const touch of touches) place.addEventListener(touch, want, true);
  place.addEventListener('click', hold, true);
  if (place.dataset.load === 'near') near.observe(place.firstElementChild ?? place);
  else atRest(want);
}
