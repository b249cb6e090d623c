import type { ComponentType } from 'react';

import type { hydrate, HydratedIsland } from './hydrate';

// docs/decisions/0019-libraries-and-own-code.md says why this isn't Turbo, htmx or Unpoly.

/** An enhancement script. It is called with each element that names it. */
type Enhance = (element: HTMLElement) => void;

type Loaders = Record<string, () => Promise<unknown>>;

interface PageModules {
  /** Loaders by path. `name.enhance.ts` is the script of elements with `data-enhance="name"`. */
  scripts: Loaders;
  /** Loaders by path. `name.island.tsx` is the view of elements with `data-island="name"`. */
  islands: Loaders;
  loadReact: () => Promise<{ hydrate: typeof hydrate }>;
}

/** Islands wait at most this long for the scripts of their form, which may restore typed values. */
const longestWaitMs = 3_000;

let modules: PageModules | undefined;
const started = new WeakSet<Element>();
const enhancing = new WeakMap<Element, Promise<unknown>>();
const hydrated = new Map<Element, HydratedIsland>();

/**
 * Starts the scripts and islands that the page names. Each is loaded separately, so that one failure doesn't affect the
 * others.
 */
export function startPage(pageModules: PageModules): void {
  modules = pageModules;
  startContent();
}

/** Call it after changing the page's content. Starts new scripts and islands, updates islands, and unmounts removed ones. */
export function startContent(): void {
  for (const element of document.querySelectorAll<HTMLElement>('[data-enhance], [data-island]')) {
    if (!modules || started.has(element)) continue;
    started.add(element);
    const { enhance, island } = element.dataset;
    if (enhance) enhancing.set(element, runScripts(modules, element, enhance.split(' ')));
    if (island) void startIsland(modules, element, island).catch(reportLoadError);
  }
  for (const [place, island] of hydrated) {
    if (place.isConnected) island.update();
    else remove(place, island);
  }
}

/** Renders this page's island of that name with new props. */
export function updateIslandProps(name: string, props: object): void {
  const place = document.querySelector<HTMLElement>(`[data-island=${name}]`);
  if (place) place.dataset.props = JSON.stringify({ ...JSON.parse(place.dataset.props ?? '{}'), ...props });
  startContent();
}

function runScripts({ scripts }: PageModules, element: HTMLElement, names: string[]): Promise<unknown> {
  const runScript = async (name: string) => {
    const script = await loadModule<Enhance>(scripts, `${name}.enhance.ts`).catch(reportLoadError);
    if (script) script(element);
  };
  return Promise.all(names.map((name) => runScript(name).catch(reportError)));
}

async function startIsland(page: PageModules, place: HTMLElement, name: string): Promise<void> {
  await waitUntilNeeded(place);
  const form = place.closest('form');
  const [view, react] = await Promise.all([
    loadModule<ComponentType<object>>(page.islands, `${name}.island.tsx`),
    page.loadReact(),
    Promise.race([form && enhancing.get(form), pause(longestWaitMs)]),
  ]);
  if (!place.isConnected) return;
  const island = react.hydrate(place, view, {
    onHydrated: startContent, // React may have replaced elements
    onError(error) {
      reportError(error);
      if (!hydrated.has(place)) return; // several parts of a view can throw at once
      remove(place, island);
      island.restoreMarkup();
      startContent();
    },
  });
  hydrated.set(place, island);
}

function remove(place: Element, island: HydratedIsland): void {
  hydrated.delete(place);
  island.unmount();
}

async function loadModule<Module>(loaders: Loaders, file: string): Promise<Module> {
  const load = Object.entries(loaders).find(([path]) => path.endsWith(`/${file}`))?.[1];
  if (!load) throw new Error(`The page names ${file}, which this build doesn't have.`);
  return (await load()) as Module;
}

/** Resolves at the first interaction and, without `data-lazy`, when the page is idle. */
function waitUntilNeeded(place: HTMLElement): Promise<void> {
  return new Promise((resolve) => {
    for (const type of ['pointerdown', 'keydown', 'focusin', 'input'])
      place.addEventListener(type, () => resolve(), { capture: true, once: true });
    if (!('lazy' in place.dataset)) whenIdle(resolve);
  });
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

/** Runs the work once the page has loaded and the browser is idle. */
function whenIdle(work: () => void): void {
  if (document.readyState !== 'complete')
    window.addEventListener('load', () => whenIdle(work), { once: true });
  else if ('requestIdleCallback' in window) requestIdleCallback(() => work());
  else setTimeout(work, 100);
}

/** Reports a script that failed to load. Waits for a second, because Firefox fails the imports of a page that is being left. */
export function reportLoadError(error: unknown): void {
  setTimeout(() => reportError(error), 1_000);
}
