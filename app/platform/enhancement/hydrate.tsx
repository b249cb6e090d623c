import { useEffect } from 'react';
import type { ComponentType } from 'react';
import { hydrateRoot } from 'react-dom/client';

import { TypedProvider } from './island';

export interface HydratedIsland {
  /** Resolves once it reacts. */
  ready: Promise<void>;
  /** Shows the props that the element has now. */
  update: () => void;
  unmount: () => void;
}

/** Brings the island to life in its element; `data-hydrated` says when. */
export function hydrate(place: HTMLElement, View: ComponentType<object>): HydratedIsland {
  const opened = [...place.querySelectorAll('details')].map(({ open }) => open);
  const form = place.closest('form') ?? place.querySelector('form');
  const typed = form && new FormData(form);
  let isReady = () => {};
  const ready = new Promise<void>((resolve) => (isReady = resolve));
  const view = () => (
    <TypedProvider value={typed}>
      <View {...JSON.parse(place.dataset.props ?? '{}')} />
      <Hydrated place={place} onReady={isReady} />
    </TypedProvider>
  );
  void ready.then(() => {
    // What stands open stays open, also where React has to render anew since something was added to its markup.
    place.querySelectorAll('details').forEach((part, index) => (part.open = opened[index] ?? part.open));
    form?.querySelectorAll('.stand-in').forEach((standIn) => standIn.remove());
  });
  const root = hydrateRoot(place, view());
  return { ready, update: () => root.render(view()), unmount: () => root.unmount() };
}

function Hydrated({ place, onReady }: { place: HTMLElement; onReady: () => void }) {
  useEffect(() => {
    place.dataset.hydrated = '';
    onReady();
  }, [place, onReady]);
  return null;
}
