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

/** Runs what the markup names, now and whenever content comes or goes. What does not load leaves its element as served. */
export function runPage({ scripts, islands }: PageModules): void {
  const begun = new WeakSet<Element>();
  const hydrated = new Map<Element, HydratedIsland>();
  let enhanced: Promise<unknown> = Promise.resolve();

  function begin(): void {
    const named = document.querySelectorAll<HTMLElement>('[data-enhance], [data-island]');
    for (const element of named) {
      if (begun.has(element)) continue;
      begun.add(element);
      const { enhance, island } = element.dataset;
      if (enhance) enhanced = Promise.allSettled([enhanced, run(element, enhance.split(' '))]);
      if (island) void wanted(element).then(() => hydrate(element, island));
    }
  }

  function run(element: HTMLElement, names: string[]) {
    const loading = names.map((name) => moduleOf<Enhance>(scripts, `${name}.enhance.ts`));
    return Promise.all(loading.map(async (script) => (await script)?.(element)));
  }

  /** After the small scripts, which put back what was typed. */
  async function hydrate(place: HTMLElement, name: string): Promise<void> {
    const [view, react] = await Promise.all([
      moduleOf<ComponentType<object>>(islands, `${name}.island.tsx`),
      import('./hydrate').catch(() => undefined),
      enhanced,
    ]);
    if (view && react && place.isConnected) hydrated.set(place, react.hydrate(place, view));
  }

  begin();
  new MutationObserver((records) => {
    begin();
    for (const { type, target } of records)
      if (type === 'attributes') hydrated.get(target as Element)?.update();
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
function wanted(place: HTMLElement): Promise<void> {
  return new Promise((resolve) => {
    const want = () => resolve();
    for (const touch of ['pointerdown', 'keydown', 'focusin', 'input'])
      place.addEventListener(touch, want, { capture: true, once: true });
    if (place.dataset.load !== 'near') return atRest(want);
    const seen = ([place]: IntersectionObserverEntry[]) => place?.isIntersecting && want();
    new IntersectionObserver(seen, { rootMargin: '100% 0%' }).observe(place.firstElementChild ?? place);
  });
}
